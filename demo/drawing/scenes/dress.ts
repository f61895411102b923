import type { LampKind } from "../furniture/lamps.ts";
import { pendant } from "../furniture/lamps.ts";
import { plant, plantKinds } from "../furniture/plants.ts";
import { artwork, bottles, towels, wallShelf } from "../furniture/small.ts";
import type { Stage } from "../stage.ts";
import { put, row } from "../svg.ts";

/** Lamps of one kind over the given places, hanging at slightly different heights. */
export function lamps(
  stage: Stage,
  places: readonly number[],
  kinds: readonly LampKind[] = ["globe", "dome", "cone", "rattan", "bulb"],
): string {
  const kind = stage.chance.pick(kinds);
  const uneven = stage.chance.happens(0.5);
  return places.map((x, index) => pendant(stage, x, 176 + (uneven ? (index % 2) * 34 : 0), kind)).join("");
}

/** A plant standing on the floor. */
export const greenery = (stage: Stage, x: number, y: number, scale = 1) =>
  put(x, y, plant(stage, stage.chance.pick(plantKinds)), scale);

/** Two or three shelves one above another, the lowest at the origin. */
export function shelving(stage: Stage, x: number, y: number, width: number, boards: number): string {
  return row(boards, (index) => {
    const things =
      index === 1 && stage.chance.happens(0.6)
        ? put(-width / 4, 0, towels(stage, width * 0.38, 3)) + put(width / 4, 0, bottles(stage, width * 0.42))
        : bottles(stage, width - 24);
    return put(x, y - index * 118, wallShelf(stage, width, things));
  });
}

/** Pictures on the wall, two or three side by side. */
export function gallery(stage: Stage, x: number, y: number): string {
  const count = stage.chance.whole(1, 3);
  const w = count === 1 ? 190 : 130;
  return row(count, (index) =>
    put(x + (index - (count - 1) / 2) * (w + 34), y + (index % 2) * 18, artwork(stage, w, w * 1.3)),
  );
}
