/** An invitation that was opened: a name, and the seat is taken. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { go } from "../../app/route";
import { change, settings } from "../../app/settings";
import { Wordmark } from "../../parts/drawings";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { NameField, Problem } from "../home/OtherWays";
import { inWords } from "../../wire/failure";
import "../../styles/pages/notice.css";

export default function JoinPage({ words: [id = "", secret = ""] }: PageProps) {
  const [name, setName] = useState(settings.value.name);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async (): Promise<void> => {
    change({ name });
    try {
      await api.takeSeat(id, secret, name.trim() || null);
      go("table", id);
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  return (
    <main class="notice">
      <form
        class="panel ask"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Wordmark isTall />
        <h1>{t("join-title")}</h1>
        <p class="muted">{t("join-about")}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <button type="submit" class="btn main big">
          {t("join-sit")}
        </button>
      </form>
    </main>
  );
}
