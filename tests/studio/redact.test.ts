import fc from "fast-check";
import { expect, test } from "vitest";
import { hasRule, ruleOf } from "../../src/studio/redaction/fields.ts";
import { changesBetween, mask, redact } from "../../src/studio/redaction/redact.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { replay } from "../paths/machine/replay.ts";
import { askedMachines } from "../paths/machines.ts";
import { toursOf } from "../paths/walk/tours.ts";

const marker = "THE SECRET";

/** What holds something of a person, or opens something, by the words of the field: written without the table. */
// prettier-ignore
const secretNames = [
  "accessToken", "acsUrl", "authorName", "bindingId", "brand", "buyerName", "buyerPhone", "cardId", "challengeId", "clientName",
  "clientPhone", "code", "comment", "cryptogram", "from", "idempotencyKey", "issuer", "key", "lastFour", "link",
  "linkId", "masterName", "md", "name", "of", "ownPhone", "paReq", "password", "phone", "proof", "refreshToken",
  "secret", "smallUrl", "surname", "termUrl", "text", "to", "token", "url", "userId", "verificationToken", "words",
] as const;
const holders = [
  "contacts",
  "draft",
  "session",
  "user",
  "subject",
  "challenge",
  "held",
  "hold",
  "account",
  "way",
  "input",
];

test("whatever stands in a field that holds a secret never leaves, however deep it lies", () => {
  const secret = fc.record({
    name: fc.constantFrom(...secretNames),
    value: fc.constantFrom<unknown>(marker, [marker], { deep: { name: marker } }),
    way: fc.array(fc.constantFrom(...holders), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(secret, ({ name, value, way }) => {
      const held = way.reduceRight<unknown>((inner, holder) => ({ [holder]: inner }), { [name]: value });
      const redacted = [redact(held), redact([held]), changesBetween({}, held), changesBetween(held, {})];
      expect(JSON.stringify(redacted)).not.toContain(marker);
    }),
  );
});

test.each(secretNames)("that there is something in the field %s is told, and nothing of it", (name) => {
  const own = `${marker} ${name}`;
  const published = [redact({ [name]: own }), redact({ draft: { [name]: { deep: own } } })];
  expect(published).toEqual([{ [name]: mask }, { draft: { [name]: mask } }]);
  expect(changesBetween({ [name]: own }, { [name]: `${own} too` })).toEqual([{ path: name, was: mask, is: mask }]);
});

test("of a value that stands in no field nothing is told but that it is there", () => {
  expect(["secret", 77_011_234_567, ["secret"]].map((value) => redact(value))).toEqual([mask, mask, [mask]]);
  expect([null, undefined, "", true].map((value) => redact(value))).toEqual([null, undefined, "", true]);
});

test("a field that nobody knows is left out, with all that stands in it", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...holders), (name, holder) => {
      fc.pre(!hasRule(name) && ruleOf(name, holder) === "left out");
      expect(redact({ [holder]: { [name]: marker } })).toEqual({ [holder]: {} });
    }),
  );
});

test("the code of an SMS is masked, and that of a refusal is shown", () => {
  expect(redact({ code: "123456", failure: { kind: "refused", code: "codeWrong" } })).toEqual({
    code: mask,
    failure: { kind: "refused", code: "codeWrong" },
  });
});

test("who somebody is in the service is masked, and what else has a number is not", () => {
  expect(redact({ user: { id: marker }, firm: { id: 7 } })).toEqual({ user: { id: mask }, firm: { id: 7 } });
});

test("from what to what a price is is shown, and from whom and to whom a gift card is masked", () => {
  const price = { from: 500_000, to: 700_000 };
  expect(redact({ cost: price, wantedTime: { shownCost: price } })).toEqual({
    cost: price,
    wantedTime: { shownCost: price },
  });
  expect(redact({ draft: { from: marker, to: marker }, from: marker, to: marker })).toEqual({
    draft: { from: mask, to: mask },
    from: mask,
    to: mask,
  });
});

test("that a secret is other than before is told, and nothing of it", () => {
  expect(changesBetween({ contacts: { clientName: "" } }, { contacts: { clientName: "Мадина" } })).toEqual([
    { path: "contacts.clientName", was: "", is: mask },
  ]);
});

/** The values of the machines' examples that hold something of a person, or open something. */
const secretValues =
  /7[\s(]*701[\s)]*123[\s-]*45[\s-]*67|77077654321|Мадина|Сапарова|Алия|123456|access-\d|refresh-\d|correct horse|8c2f0e6b9d5a|b7b8f4e2c1d0|c8c8f4e2c1d0|014111111160|4242|Kaspi|густые|С днём/;

/** All fields of a value that was published. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)]);
}

test.each(askedMachines)(
  "of no transition of $name anything is told that is of a person or opens something",
  async (machine) => {
    const observations: Observation[] = [];
    for (const tour of toursOf(machine.paths, () => true)) {
      const { inspect } = createDescribe(
        (one) => observations.push(one),
        () => 0,
        () => "/…",
      );
      const steps = tour.map(({ step }) => step);
      await replay(machine.paths, steps, machine.children, inspect);
    }
    const states = new Set(observations.flatMap((one) => (one.kind === "moved" ? [one.state] : [])));
    expect(states.size).toBeGreaterThan(1);
    // The numbers of actors count on from test to test, and come to look like anything.
    const texts = observations.map((one) => JSON.stringify(one).replaceAll(/"x:\d+"/g, '"x"'));
    expect(texts.filter((text) => secretValues.test(text))).toEqual([]);
  },
);

test.each(askedMachines)("every field that $name knows, hears, tells or calls with has a rule", async (machine) => {
  const names = new Set<string>();
  for (const tour of toursOf(machine.paths, () => true)) {
    await replay(
      machine.paths,
      tour.map(({ step }) => step),
      machine.children,
      (event) => {
        if (event.type === "@xstate.snapshot" && "context" in event.snapshot) add(event.snapshot.context);
        if (event.type === "@xstate.snapshot" && "input" in event.snapshot) add(event.snapshot.input);
        if (event.type === "@xstate.event" && !event.event.type.startsWith("xstate.")) add(event.event);
        if (event.type === "@xstate.event" && "output" in event.event) add(event.event.output);
      },
    );
  }
  function add(value: unknown): void {
    for (const name of namesIn(value)) names.add(name);
  }
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => !hasRule(name))).toEqual([]);
  const masked = [...names].filter((name) => ruleOf(name, "") === "masked");
  expect(masked.filter((name) => !secretNames.some((known) => known === name))).toEqual([]);
});

test("why a call failed is shown also where the app has another class of it than the observer, and of another error the name", () => {
  const failure = { kind: "refused", status: 400, problem: { code: "slotTaken" } };
  const ofApp = Object.assign(new Error("Занято"), { name: "CallFailed", failure });
  expect(redact(ofApp)).toEqual({ failure: { kind: "refused", status: 400, problem: { code: "slotTaken" } } });
  expect(redact(Object.assign(new Error("Мадина"), { failure }))).toEqual({ error: "Error" });
});
