/** What takes the place of the actions while they cannot be used: a lost link, an offer, an absence. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../texts/texts";

interface BannerProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly children?: ComponentChildren;
}

export function Banner({ title, text, isBusy = false, children }: BannerProps) {
  return (
    <div class="banner" role="status">
      {isBusy && <span class="spin" aria-hidden="true" />}
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  );
}

interface LostProps {
  /** When the next try comes, in milliseconds of the page's clock. */
  readonly retryAt: number;
  readonly onRetry: () => void;
}

/** The link is lost: how long until the next try, and a button for now. */
export function LostBanner({ retryAt, onRetry }: LostProps) {
  const seconds = useCountdown(retryAt);
  return (
    <Banner title={t("link-lost")} text={t("link-kept", { seconds })} isBusy>
      <button type="button" class="btn" onClick={onRetry}>
        {t("link-try")}
      </button>
    </Banner>
  );
}

function useCountdown(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
