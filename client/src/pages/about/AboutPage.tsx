/** What this is, what the computer sees, and whether the deals are fair. */

import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { PageFrame } from "../../components/PageFrame";
import { t } from "../../texts/texts";
import { Deals } from "./Deals";
import "../../styles/pages/reading.css";
import "../../styles/pages/about.css";

const TOPICS = ["about", "computer", "deals"] as const;
type Topic = (typeof TOPICS)[number];

export default function AboutPage({ words: [wanted = "about"] }: PageProps) {
  const topic: Topic = TOPICS.find((name) => name === wanted) ?? "about";
  return (
    <PageFrame title={t("about-title")}>
      <div class="reading">
        <nav aria-label={t("about-title")}>
          <ul>
            {TOPICS.map((name) => (
              <li key={name}>
                <a href={href("about", name)} aria-current={name === topic ? "page" : undefined}>
                  {t(`about-${name}-title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article class="panel">
          <h2>{t(`about-${topic}-title`)}</h2>
          <div class="prose">
            {t(`about-${topic}-text`)
              .split("\n")
              .map((paragraph) => paragraph.trim())
              .filter((paragraph) => paragraph !== "")
              .map((paragraph) => (
                <p>{paragraph}</p>
              ))}
          </div>
          {topic === "deals" && <Deals />}
        </article>
      </div>
    </PageFrame>
  );
}
