/** Starts the page: look, language, then whatever the address asks for. */

import { render } from "preact";
import { App } from "./app/App";
import { followLook, settings } from "./app/settings";
import { pickLanguage, speak } from "./texts/texts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/rail.css";
import "./styles/dialog.css";
import "./styles/forms.css";

followLook();
const wishes = [settings.value.language ?? "", ...navigator.languages];
const root = document.getElementById("app");
void speak(pickLanguage(wishes)).then(() => {
  if (root !== null) render(<App />, root);
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
