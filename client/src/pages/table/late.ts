/** The parts of the table that nobody needs for a card: they are loaded once it is drawn. */

export { After } from "./After";
export { Invitation } from "./Invitation";
export { Panels } from "./Panels";
export { Phrase } from "./phrases/Phrase";
export { SeatRating } from "./SeatRating";
export { Result } from "./Result";
export { BarTools } from "./BarTools";
