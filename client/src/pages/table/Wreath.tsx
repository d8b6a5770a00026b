/** What stands around the number of whoever has won a match: leaves, five at each side. */

/** Degrees from the right, clockwise: where a side's leaves begin below, and how far apart. */
const FIRST = 146;
const STEP = 22;
const LEAVES = [0, 1, 2, 3, 4];
const LEAF = "M0 0C9 -5 11 -17 2 -28C-7 -19 -8 -7 0 0Z";

export function Wreath() {
  const side = LEAVES.map((leaf) => {
    const place = `rotate(${FIRST + STEP * leaf}) translate(62 0) rotate(8)`;
    return (
      <g transform={place}>
        <path d={LEAF} style={{ "--leaf": leaf }} />
      </g>
    );
  });
  return (
    <svg class="wreath" viewBox="-90 -80 180 160" aria-hidden="true">
      <g>{side}</g>
      <g transform="scale(-1 1)">{side}</g>
    </svg>
  );
}
