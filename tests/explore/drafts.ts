import type { Complaint } from "./invariants.ts";
import type { Walk } from "./walk.ts";

/** What a browser keeps of the visit that is being made. */
type Draft = { firmId: number; hold: string | null; name: string; comment: string; services: number[]; people: number };

type Stored = {
  status: string;
  isHeld: boolean;
  name: string | null;
  comment: string;
  services: number[];
  people: number;
};

const standing = ["awaitingPrepayment", "confirmed", "arrived", "completed"];

/**
 * Compares what was chosen and typed on a walk with what the database has of it. Of what two tabs do at once it says nothing:
 * they share a draft.
 */
export class Drafts {
  #last: Draft | undefined;

  async complaints(walk: Walk, now: number): Promise<Complaint[]> {
    const before = this.#last;
    this.#last = await draftIn(walk);
    if (before?.hold == null || walk.tabs.every((tab) => tab !== undefined)) return [];
    const stored = await readVisit(walk, before.hold, now);
    if (stored === undefined) return [];
    const after = this.#last;
    const isReplaced = after?.hold != null && after.hold !== before.hold && after.firmId === before.firmId;
    if (isReplaced && stored.status === "held" && stored.isHeld)
      return [{ rule: "a time that is given up is free", seen: `${before.hold} is held beside ${after.hold}` }];
    if (!standing.includes(stored.status)) return [];
    return (["name", "comment", "services", "people"] as const)
      .map((what) => ({ what, shown: textOf(before[what]), has: textOf(stored[what]) }))
      .filter(({ shown: typed, has }) => typed !== has)
      .map(({ what, shown: typed, has }) => ({
        rule: "a visit is as it was confirmed",
        seen: `its ${what}: ${has} and not ${typed}`,
      }));
  }
}

/** What cannot be seen, and blanks at the ends, are no part of what was said. */
function textOf(value: string | number | number[] | null): string {
  if (Array.isArray(value)) return value.toSorted((one, other) => one - other).join(", ");
  return String(value ?? "")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
}

async function draftIn({ tabs, current }: Walk): Promise<Draft | undefined> {
  const draft = await tabs[current]?.page
    .evaluate(() => JSON.parse(localStorage.getItem("saved-reservation") ?? "null"))
    .catch(() => null);
  if (draft === null || draft === undefined) return undefined;
  const { firm, hold, isTemporary, clientName, comment, services, peopleCount } = draft;
  const held: string | null = isTemporary ? (hold?.reservationId ?? null) : null;
  return { firmId: firm.id, hold: held, name: clientName, comment, services, people: peopleCount };
}

async function readVisit({ stand }: Walk, id: string, now: number): Promise<Stored | undefined> {
  const { rows } = await stand.server.pool.query<Stored>(
    `select status, held_until > $2 as "isHeld", client_name as name, coalesce(comment, '') as comment,
            people_count as people,
            array(select distinct service_id from reservation_entries e where e.reservation_id = r.id) as services
       from reservations r where id = $1`,
    [id, new Date(now)],
  );
  return rows[0];
}
