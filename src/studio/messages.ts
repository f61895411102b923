import * as v from "valibot";
import { faultsSchema } from "./faults/faults.ts";
import type { FromPage, FromStudio, Observation } from "./wire.ts";

/**
 * What has to be there of an observation for the studio to show it; values of machines may be anything, and what is undefined
 * is lost in JSON.
 */
const observations = {
  began: {
    actor: v.string(),
    parent: v.nullable(v.string()),
    machine: v.string(),
    address: v.string(),
    state: v.string(),
  },
  event: { actor: v.string(), from: v.nullable(v.string()), type: v.string() },
  moved: {
    actor: v.string(),
    type: v.string(),
    transitions: v.array(v.string()),
    state: v.string(),
    changes: v.array(v.object({ path: v.string() })),
    status: v.string(),
  },
  fact: { actor: v.string(), type: v.string() },
  called: { actor: v.string(), call: v.string(), effect: v.string() },
  answered: {
    actor: v.string(),
    call: v.string(),
    effect: v.string(),
    outcome: v.picklist(["done", "failed", "givenUp"]),
    ms: v.number(),
  },
  ended: { actor: v.string(), status: v.string() },
  opened: { after: v.string() },
  went: { address: v.string(), by: v.number() },
  asked: { request: v.string(), method: v.string(), path: v.string() },
  got: { request: v.string(), method: v.string(), path: v.string(), status: v.number(), ms: v.number() },
  notSent: { actor: v.string(), type: v.string() },
  broken: { faults: faultsSchema },
  left: {},
} satisfies Readonly<Record<Observation["kind"], v.ObjectEntries>>;

/** What is further from 1970 is no time (ECMA-262, Time Values). */
const latestMs = 8.64e15;

const ofPage = v.object({
  page: v.string(),
  number: v.number(),
  at: v.pipe(v.number(), v.integer(), v.minValue(-latestMs), v.maxValue(latestMs)),
  observation: v.variant(
    "kind",
    Object.entries(observations).map(([kind, entries]) => v.object({ kind: v.literal(kind), ...entries })),
  ),
});

const ofStudio = v.variant("ask", [
  v.object({ ask: v.literal("everything") }),
  v.object({
    ask: v.literal("send"),
    page: v.string(),
    actor: v.string(),
    event: v.object({ type: v.string() }),
  }),
  v.object({ ask: v.literal("break"), browser: v.string(), faults: faultsSchema }),
]);

/** Whether a message of the channel is one of a page that the studio can read. */
export function isFromPage(message: unknown): message is FromPage {
  return v.is(ofPage, message);
}

/** Whether a message of the channel is one of a studio that a page can read. */
export function isFromStudio(message: unknown): message is FromStudio {
  return v.is(ofStudio, message);
}
