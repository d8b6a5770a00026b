/** Same cards: a new challenge, one that goes on or is over, and one of its deals. */

import type { PageProps } from "../../app/page";
import { Compare } from "./Compare";
import { NewSame } from "./NewSame";
import { Standing } from "./Standing";
import "../../styles/lists.css";
import "../../styles/pages/same.css";

export default function SamePage({ words: [id, number, place] }: PageProps) {
  if (id === undefined) return <NewSame />;
  if (number === undefined) return <Standing key={id} id={id} />;
  return (
    <Compare
      key={`${id} ${number}`}
      id={id}
      number={Number(number)}
      {...(place !== undefined && { place: Number(place) })}
    />
  );
}
