/** One's own data: saved as one file, or gone. */

import { people } from "../wire/people";

const FILE = "germanwhist-data.json";

/** Save all that the server and this browser keep as one file. */
export async function saveData(): Promise<void> {
  const data = { ...(await people.data()), browser: keptHere() };
  const link = document.createElement("a");
  const text = JSON.stringify(data, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What this browser keeps itself: settings, and what it remembers of tables. */
function keptHere(): Readonly<Record<string, unknown>> {
  const names = Object.keys(localStorage).sort();
  return Object.fromEntries(names.map((name) => [name, read(localStorage.getItem(name) ?? "")]));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Delete it there and here, and begin as somebody new. */
export async function deleteData(): Promise<void> {
  await people.deleteEverything();
  localStorage.clear();
  location.hash = "#/";
  location.reload();
}
