import type { Hold } from "../../../domain/hold.ts";
import * as cardPayment from "../../../machines/card-payment/examples.ts";
import * as giftCard from "../../../machines/gift-card/examples.ts";
import * as visit from "../../../machines/kit/examples.ts";
import * as change from "../../../machines/reservation-change/examples.ts";
import * as reservation from "../../../machines/reservation/examples.ts";
import * as review from "../../../machines/review/examples.ts";
import * as session from "../../../machines/session/examples.ts";
import * as signIn from "../../../machines/sign-in/examples.ts";

const shortest = 32;
const mostDifferences = 2;

type Named = { name: string; value: unknown; json: string; keys: string; entries: string[] };

/** The names of the examples that a machine's paths file is made of: what is long goes by its name. */
export class Names {
  readonly #all: Named[];
  readonly #byJson: Map<string, string>;

  /** @param examples by their names; what several tell in their own words of one thing may have one name */
  constructor(...examples: readonly Readonly<Record<string, unknown>>[]) {
    const named = examples.flatMap(Object.entries).flatMap(([name, value]) => {
      const json: string | undefined = JSON.stringify(value);
      return json && json.length > shortest ? [{ name, value, json, ...shapeOf(value) }] : [];
    });
    this.#all = named.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    this.#byJson = new Map(this.#all.map(({ name, json }) => [json, name]));
  }

  nameOf(value: unknown): string | undefined {
    return this.#byJson.get(JSON.stringify(value));
  }

  /** The name of what differs little from an object, and the differences. */
  nearTo(value: object): { name: string; differences: [string, unknown][] } | undefined {
    const { keys, entries } = shapeOf(value);
    if (entries.length <= 2 * mostDifferences) return undefined;
    for (const known of this.#all.filter((one) => one.keys === keys)) {
      const differences = Object.entries(value).filter((_, index) => entries[index] !== known.entries[index]);
      if (differences.length <= mostDifferences) return { name: known.name, differences };
    }
    return undefined;
  }

  /** Those names that stand in a document, with their values. */
  usedIn(document: string): [name: string, value: unknown][] {
    return this.#all.filter(({ name }) => document.includes(`‹${name}›`)).map(({ name, value }) => [name, value]);
  }
}

function shapeOf(value: unknown): Pick<Named, "keys" | "entries"> {
  const entries = value instanceof Object && !Array.isArray(value) ? Object.entries(value) : [];
  return { keys: String(entries.map(([key]) => key)), entries: entries.map(([, content]) => JSON.stringify(content)) };
}

/** What each of some examples has under a key, by the names of both. */
function within<Key extends string>(examples: Readonly<Record<string, Readonly<Record<Key, unknown>>>>, key: Key) {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [`${name} ${key}`, example[key]]));
}

/** What a code is bound to while a time is held. */
function proofSubjectOf({ reservationId: id, secret: own }: Pick<Hold, "reservationId" | "secret">) {
  return { purpose: "RESERVATION", reservationId: id, secret: own };
}

const { reservationId, secret } = visit.hold;
const ofVisit = { ...visit, ...visit.read, ...within(visit.read, "reservation"), reservationId, secret };
const another = visit.heldAt(visit.startTime, visit.hold);
const ofAnotherHold = {
  anotherId: another.hold.reservationId,
  anotherHold: another.hold,
  anotherReservation: another.reservation,
  "the other hold": proofSubjectOf(another.hold),
};
const names: Readonly<Record<string, Names>> = {
  "card-payment": new Names(
    cardPayment,
    ...Object.values(cardPayment.readOf).flatMap((stages) => [stages, within(stages, "payable")]),
  ),
  contacts: new Names(ofVisit),
  "gift-card": new Names({ ...ofVisit, ...giftCard }),
  payer: new Names({ ...ofVisit, ...visit.paymentLink }),
  reservation: new Names({ ...reservation, ...ofVisit, ...ofAnotherHold, "the hold": proofSubjectOf(visit.hold) }),
  "reservation-change": new Names({ ...ofVisit, ...change }),
  review: new Names({ ...ofVisit, ...review }),
  session: new Names({ ...session, userId: session.user.id, anotherId: session.another.id }),
  "sign-in": new Names(signIn),
  "sms-verification": new Names({ ...ofVisit, signedIn: session.signedIn }),
  "time-hold": new Names(ofVisit),
};

export function namesOf(machine: string): Names {
  return names[machine] ?? new Names({});
}
