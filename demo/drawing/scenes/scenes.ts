import type { Scene } from "../../catalogue/pictures.ts";
import type { Stage } from "../stage.ts";
import { barberHall, barberShelf } from "./barber.ts";
import { browRoom, treatmentRoom } from "./brows.ts";
import { lounge, reception } from "./common.ts";
import { hall, station, washRoom } from "./hair.ts";
import { kidsHall, playCorner } from "./kids.ts";
import { nailBar, pedicure, polishWall } from "./nails.ts";
import { pool, spaRoom } from "./spa.ts";
import { browWork } from "./brow-work.ts";
import { hairWork } from "./hair-work.ts";
import { nailWork } from "./nail-work.ts";

/** How each scene is drawn: a stage in, a whole SVG document out. */
export const drawScene: Readonly<Record<Scene, (stage: Stage) => string>> = {
  hall,
  station,
  washRoom,
  nailBar,
  polishWall,
  pedicure,
  browRoom,
  barberHall,
  barberShelf,
  spaRoom,
  pool,
  treatmentRoom,
  kidsHall,
  playCorner,
  reception,
  lounge,
  nailWork,
  hairWork,
  browWork,
};
