import type { RoomEntry, ServiceEntry } from "../../../server/db/catalogue/catalogue.ts";
import { localized } from "../text.ts";

/** What services need beside a master, as a firm that does them has it. */
const rooms = {
  hammam: { kind: "room", id: 1, name: localized("Хаммам", "Хаммам", "Hammam"), capacity: 2 },
  wraps: { kind: "room", id: 2, name: localized("Кабинет обёртываний", "Орау кабинеті", "Wrap room"), capacity: 1 },
  laser: { kind: "device", id: 1, name: localized("Диодный лазер", "Диодты лазер", "Diode laser"), capacity: 1 },
} as const;

export type RoomKey = keyof typeof rooms;

/** The ids of what a service needs. */
export function needsOf(key: RoomKey | undefined): Pick<ServiceEntry, "roomIds" | "deviceIds"> {
  const needed = key === undefined ? [] : [rooms[key]];
  const idsOf = (kind: "room" | "device") => needed.filter((room) => room.kind === kind).map(({ id }) => id);
  return { roomIds: idsOf("room"), deviceIds: idsOf("device") };
}

/** The rooms and devices that a firm has: those that its services need. */
export function roomsOf(services: readonly ServiceEntry[]): { rooms: RoomEntry[]; devices: RoomEntry[] } {
  const all = Object.values(rooms);
  const needed = (kind: "room" | "device", isNeeded: (id: number) => boolean): RoomEntry[] =>
    all
      .filter((room) => room.kind === kind && isNeeded(room.id))
      .map(({ id, name, capacity }) => ({ id, name, capacity }));
  return {
    rooms: needed("room", (id) => services.some(({ roomIds }) => roomIds.includes(id))),
    devices: needed("device", (id) => services.some(({ deviceIds }) => deviceIds.includes(id))),
  };
}
