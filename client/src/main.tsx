/** Starts the page: look, language, then whatever the address asks for. */

import { render } from "preact";
import { App } from "./app/App";
import { keepFocus } from "./app/focus";
import { followLook, settings } from "./app/settings";
import { typefaceOrPatience } from "./app/typeface";
import { followLetters } from "./texts/letters";
import { pickLanguage, speak } from "./texts/texts";
import "./styles/typeface.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/figures.css";
import "./styles/things.css";
import "./styles/rail.css";
import "./styles/dialog.css";
import "./styles/forms.css";
import "./styles/forced.css";

followLook();
keepFocus();
followLetters();
const wishes = [settings.value.language ?? "", ...navigator.languages];
const root = document.getElementById("app");
void Promise.all([speak(pickLanguage(wishes)), typefaceOrPatience()]).then(() => {
  if (root !== null) render(<App />, root);
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
}
