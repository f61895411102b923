import * as v from "valibot";
import { sandboxSwitches } from "../../../domain/studio-addresses.ts";

/** What stands in for somebody outside, how it behaves now, and how it can; the first of its modes is to behave. */
export type StandIn = { name: string; mode: string; modes: readonly string[] };

const Switch = v.object({ mode: v.string(), modes: v.array(v.string()) });
const Processors = v.array(v.object({ processor: v.string(), ...Switch.entries }));

/** How a tester reads what misbehaves. */
export const standInNames: Readonly<Record<string, string>> = {
  sms: "SMS",
  cloudPayments: "CloudPayments",
  payBox: "PayBox",
};

/** How a tester reads the modes. */
export const modeNames: Readonly<Record<string, string>> = {
  none: "behaves",
  arrivesLate: "arrives half a minute late",
  arrivesTwice: "arrives twice",
  neverArrives: "never arrives",
  error: "answers with an error",
  badGateway: "answers 502",
  reset: "drops the connection",
  lostAnswer: "does it and answers 502",
  lostConnection: "does it and drops the connection",
  malformed: "does it and answers with a scrap",
  timeout: "is silent",
  slow: "answers slowly",
  twice: "is asked everything twice",
  undelivered: "has not delivered yet",
  undeliverable: "cannot deliver",
  pendingThenSuccess: "does it later",
  wrongAmount: "takes 1 ₸ more",
  unsignedCallback: "notifies without a signature",
  callbackFirst: "notifies before it answers",
  callbackTwice: "notifies twice",
  callbackNever: "never notifies",
};

/** The stand-ins of this service: without the processors where the browser is on another machine than those. */
export async function readStandIns(): Promise<StandIn[]> {
  const sms = await read(sandboxSwitches.sms, Switch);
  const processors = await read(sandboxSwitches.payments, Processors);
  return [
    ...(sms === undefined ? [] : [{ name: "sms", ...sms }]),
    ...(processors ?? []).map(({ processor, ...one }) => ({ name: processor, ...one })),
  ];
}

/** Has a stand-in behave so, for every browser that uses this service. */
export async function switchStandIn({ name }: StandIn, mode: string): Promise<void> {
  const [address, body] =
    name === "sms" ? [sandboxSwitches.sms, { mode }] : [sandboxSwitches.payments, { processor: name, mode }];
  await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

async function read<Value>(address: string, form: v.GenericSchema<unknown, Value>): Promise<Value | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  const body: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
  const { success, output } = v.safeParse(form, body);
  return success ? output : undefined;
}
