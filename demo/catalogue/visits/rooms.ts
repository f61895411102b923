import type { FirmEntry, RoomEntry } from "../../../server/db/catalogue/catalogue.ts";

/** A unit of a room or a device, as it stands in occupancies. */
export type DemoUnit = { kind: "room" | "device"; id: number };

type Timed = { serviceId: number; startsAt: string; readyAt: string };

/** Gives visits the rooms and devices that they need, in the order of their starts; those for which nothing is left are left out. */
export function withRooms<Visit extends Timed>(
  firm: FirmEntry,
  visits: readonly Visit[],
): (Visit & { units: DemoUnit[] })[] {
  const freeFrom = new Map<string, string>();
  return visits
    .toSorted((left, right) => left.startsAt.localeCompare(right.startsAt))
    .flatMap((visit) => {
      const needs = needsOf(firm, visit.serviceId);
      const units = needs.flatMap(
        (need) => need.find((unit) => (freeFrom.get(keyOf(unit)) ?? "") <= visit.startsAt) ?? [],
      );
      if (units.length < needs.length) return [];
      for (const unit of units) freeFrom.set(keyOf(unit), visit.readyAt);
      return [{ ...visit, units }];
    });
}

const keyOf = ({ kind, id }: DemoUnit) => `${kind} ${id}`;

/** The units of which a service takes one of each list. */
function needsOf({ services, rooms, devices }: FirmEntry, serviceId: number): DemoUnit[][] {
  const service = services.find(({ id }) => id === serviceId);
  const unitsOf = (kind: DemoUnit["kind"], all: readonly RoomEntry[], ids: readonly number[] = []) =>
    all
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, capacity }) => Array.from({ length: capacity }, (_, index) => ({ kind, id: id * 100 + index })));
  const needs = [unitsOf("room", rooms, service?.roomIds), unitsOf("device", devices, service?.deviceIds)];
  return needs.filter(({ length }) => length > 0);
}
