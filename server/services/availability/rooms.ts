import type { Resource } from "../../db/queries/busy-times.ts";
import type { FirmScheduleRow } from "../../db/queries/firm-schedules.ts";

/** A unit of a room or a device as it is taken: its resource's kind and id. */
type Unit = Omit<Resource, "firmId"> & { kind: "room" | "device" };

/** A room or a device with the numbers of its units. */
type Room = Pick<FirmScheduleRow["rooms"][number], "kind" | "id"> & {
  units: readonly number[];
  /** Units that it had once, and which may still be taken. */
  former: readonly number[];
};

/** The rooms and devices of a firm. Units are numbered through all of them. */
export type Rooms = {
  /** What a service needs: one unit of each list. */
  needsOf: (serviceId: number) => readonly (readonly number[])[];
  unitOf: (number: number) => Unit | undefined;
  /** The room or device that a unit is of. */
  roomOf: (number: number) => Room | undefined;
  /** The units with those that their rooms had once. */
  unitsBeside: (units: readonly number[]) => readonly Unit[];
  numberOf: (unit: Pick<Resource, "kind" | "id">) => number | undefined;
};

/** The id under which a unit is taken stands in the migration of rooms. */
const unitsOfRoom = 100;

/** Numbers the units of rooms and devices. */
export function roomsOf(rows: FirmScheduleRow["rooms"]): Rooms {
  const units: Unit[] = [];
  const rooms: Room[] = rows.map(({ kind, id, capacity, units: count }) => {
    const first = units.length;
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    units.push(...numbers.map((_, index) => ({ kind, id: id * unitsOfRoom + index })));
    return { kind, id, units: numbers.slice(0, capacity), former: numbers.slice(capacity) };
  });
  const needs = new Map<number, (readonly number[])[]>();
  for (const serviceId of new Set(rows.flatMap(({ serviceIds }) => serviceIds))) {
    const needed = rooms.filter((_, index) => rows[index]?.serviceIds.includes(serviceId));
    const unitsOfKind = (kind: Room["kind"]) =>
      needed.filter((room) => room.kind === kind).flatMap((room) => room.units);
    needs.set(
      serviceId,
      (["room", "device"] as const).map(unitsOfKind).filter(({ length }) => length > 0),
    );
  }
  const keyOf = ({ kind, id }: Pick<Resource, "kind" | "id">) => `${kind} ${id}`;
  const numbers = new Map(units.map((unit, number) => [keyOf(unit), number]));
  const roomOf = (number: number) => rooms.find((room) => room.units.includes(number));
  return {
    needsOf: (serviceId) => needs.get(serviceId) ?? [],
    unitOf: (number) => units[number],
    roomOf,
    unitsBeside: (asked) =>
      [...new Set(asked.flatMap((number) => roomOf(number) ?? []))]
        .flatMap((room) => [...room.units, ...room.former])
        .flatMap((number) => units[number] ?? []),
    numberOf: (unit) => numbers.get(keyOf(unit)),
  };
}
