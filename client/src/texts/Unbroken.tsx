/** Sentences with a score in them, which no line may break. */

const SCORE = /(\d+–\d+)/;

export function Unbroken({ text }: { readonly text: string }) {
  return (
    <>
      {text
        .split(SCORE)
        .map((piece, index) => (index % 2 === 1 ? <span class="nb">{piece}</span> : piece))}
    </>
  );
}
