/** What went wrong, said at once to everybody. */

interface ProblemProps {
  /** In words; null where all is well. */
  readonly text: string | null;
}

export function Problem({ text }: ProblemProps) {
  return text === null ? null : (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}
