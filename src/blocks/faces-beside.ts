import type { Master } from "../../domain/entities.ts";
import { displayName } from "../../domain/full-name.ts";

/** A master, as far as a picture goes. */
export type Face = { name: string; pictureUrl: string };

export function faceOf(master: Pick<Master, "name" | "surname" | "avatarUrl">): Face {
  return { name: displayName(master), pictureUrl: master.avatarUrl };
}

/** Who does each line of a visit, where there are several lines and it is known of each: so they all begin at one edge. */
export function facesBeside(faces: readonly (Face | undefined)[]): readonly (Face | undefined)[] {
  return faces.length > 1 && faces.every((face) => face !== undefined) ? faces : [];
}
