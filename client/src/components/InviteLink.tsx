/** A link to send: to copy, to share, and who can open it. */

import { useState } from "preact/hooks";
import { canShare, copyText } from "../app/copy";
import { reachOf, type Reach } from "../app/reach";
import { href } from "../app/route";
import { speaker } from "../speech/speaker";
import { t } from "../texts/texts";
import { api, type ServerReach } from "../wire/api";
import { Button } from "./Button";
import { useLoaded } from "./useLoaded";
import "../styles/invite-link.css";

interface InviteLinkProps {
  /** The page that the link opens. */
  readonly to: readonly string[];
  /** What is said with it where it is shared. */
  readonly text: string;
  /** Whether it goes to somebody new: then sending it is the thing to do, if it can be opened. */
  readonly isNew?: boolean;
}

export function InviteLink({ to, text, isNew = true }: InviteLinkProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const reach = reachOf(location.hostname);
  const server = useServerReach(reach);
  if (server === undefined) return null;
  const base = (server?.open && server.addresses[0]) || location.href;
  const address = new URL(href(...to), base).href;
  const share = { title: t("app-title"), text, url: address };
  return (
    <div class="invite-link">
      <input
        class="address"
        type="text"
        readOnly
        aria-label={t("invite-link")}
        value={address}
        onClick={(event) => event.currentTarget.select()}
      />
      <div class="go">
        <Button
          look={isNew ? "main" : ""}
          icon="copy"
          text={t(isCopied ? "invite-copied" : "invite-copy")}
          onClick={(event) => {
            void copyText(address, event.currentTarget).then((isDone) => {
              setCopied(isDone);
              if (isDone) speaker.say(t("invite-copied"));
            });
          }}
        />
        {canShare(share) && (
          <Button
            icon="share"
            text={t("invite-share")}
            onClick={() => void navigator.share(share)}
          />
        )}
      </div>
      {isCopied === false && <p role="alert">{t("copy-by-hand")}</p>}
      {isNew && <WhoCanOpen address={new URL(base)} server={server} />}
    </div>
  );
}

/**
 * What the server says of its addresses, where this page stands under one that is nobody else's:
 * null where it says nothing, undefined until then.
 */
function useServerReach(reach: Reach): ServerReach | null | undefined {
  const loaded = useLoaded(
    () => (reach === "here" ? api.reach().catch(() => null) : Promise.resolve(null)),
    [reach],
  );
  if (loaded.kind === "loading") return undefined;
  return loaded.kind === "ready" ? loaded.value : null;
}

interface ReachProps {
  /** Where the link leads. */
  readonly address: URL;
  readonly server: ServerReach | null;
}

/** Who can open the link, and how others are let in. */
function WhoCanOpen({ address, server }: ReachProps) {
  const reach = reachOf(address.hostname);
  if (reach === "anywhere") return null;
  const others = server?.open ? server.addresses.slice(1) : [];
  return (
    <div class="reach">
      <p>{t(`invite-reach-${reach}`)}</p>
      {others.length > 0 && <p>{t("invite-reach-else", { addresses: others.join(", ") })}</p>}
      {reach === "here" && server !== null && <p class="muted small">{howToLetIn(server)}</p>}
      <p class="muted small">{t("invite-reach-internet")}</p>
    </div>
  );
}

function howToLetIn({ open, port, addresses }: ServerReach): string {
  const [address] = addresses;
  if (open) return t("invite-reach-none");
  const args = { port: String(port), address: address ?? "" };
  return t(address === undefined ? "invite-reach-how-unknown" : "invite-reach-how", args);
}
