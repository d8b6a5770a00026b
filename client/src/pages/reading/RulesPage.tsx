/** The rules, their history and tips: the documentation's pages in the page's language. */

import { useEffect, useRef } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { language, t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import "../../styles/pages/reading.css";

export default function RulesPage({ words: [name = "game"] }: PageProps) {
  const tag = language.value ?? "en";
  const pages = useLoaded(() => api.pages(tag), [tag]);
  const page = useLoaded(() => api.page(tag, name), [tag, name]);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever has chosen a page is led to it; the text that the first one begins with comes late, and
  // takes the focus from nobody.
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (page.kind !== "ready" || page.value.name !== chosen.current) return;
    heading.current?.focus({ preventScroll: true });
    chosen.current = null;
  }, [page]);
  return (
    <PageFrame title={t("pages-title")}>
      <div class="reading">
        <nav aria-label={t("pages-title")}>
          <ul>
            {pages.kind === "ready" &&
              pages.value.map((other) => (
                <li key={other.name}>
                  <a
                    href={href("rules", other.name)}
                    aria-current={other.name === name ? "page" : undefined}
                    onClick={() => {
                      chosen.current = other.name;
                    }}
                  >
                    {other.title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <article class="panel">
          {page.kind === "ready" && (
            <>
              <h2 ref={heading} tabIndex={-1}>
                {page.value.title}
              </h2>
              <div class="prose" dangerouslySetInnerHTML={{ __html: page.value.html }} />
            </>
          )}
          {page.kind === "failed" && <p role="alert">{inWords(page.error)}</p>}
        </article>
      </div>
    </PageFrame>
  );
}
