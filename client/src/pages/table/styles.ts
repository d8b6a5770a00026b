/** The style sheets of the table, in the order in which they build on each other. */

import "../../styles/table/table.css";
import "../../styles/table/opponent.css";
import "../../styles/table/centre.css";
import "../../styles/table/stock.css";
import "../../styles/table/tally.css";
import "../../styles/table/trick.css";
import "../../styles/table/trump.css";
import "../../styles/table/say.css";
import "../../styles/table/hand.css";
import "../../styles/table/actions.css";
import "../../styles/table/sheet.css";
import "../../styles/table/result.css";
import "../../styles/table/played.css";
import "../../styles/table/after.css";
import "../../styles/table/cover.css";
import "../../styles/table/motion.css";
import "../../styles/table/zoomed.css";
