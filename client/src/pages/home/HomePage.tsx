import type { PageProps } from "../../app/App";
import { go } from "../../app/route";
import { api } from "../../wire/api";

export default function HomePage(_: PageProps) {
  const start = async (): Promise<void> => {
    const { id } = await api.createTable({
      rules: "match10",
      opponent: { kind: "computer", level: "counting" },
    });
    go("table", id);
  };
  return <button onClick={() => void start()}>Deal</button>;
}
