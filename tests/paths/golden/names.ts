import * as cardPayment from "../../../machines/card-payment/examples.ts";
import * as visit from "../../../machines/kit/examples.ts";
import * as reservation from "../../../machines/reservation/examples.ts";
import * as session from "../../../machines/session/examples.ts";
import * as signIn from "../../../machines/sign-in/examples.ts";

const shortest = 32;
const mostDifferences = 2;

type Named = { name: string; value: unknown; json: string; keys: string; entries: string[] };

/** The names of the examples that a machine's paths file is made of: what is long goes by its name. */
export class Names {
  readonly #all: Named[];
  readonly #byJson: Map<string, string>;

  constructor(examples: Readonly<Record<string, unknown>>) {
    const named = Object.entries(examples).flatMap(([name, value]) => {
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

const { reservationId, secret } = visit.hold;
const ofVisit = { ...visit, ...visit.read, reservationId, secret };
const names: Readonly<Record<string, Names>> = {
  "card-payment": new Names({ ...cardPayment, ...cardPayment.read }),
  contacts: new Names(ofVisit),
  reservation: new Names({ ...reservation, ...ofVisit }),
  session: new Names({ ...session, userId: session.user.id, anotherId: session.another.id }),
  "sign-in": new Names(signIn),
  "sms-verification": new Names({ ...ofVisit, signedIn: session.signedIn }),
  "time-hold": new Names(ofVisit),
};

export function namesOf(machine: string): Names {
  return names[machine] ?? new Names({});
}
