import { describe, expect, test } from "vitest";
import { channelOf } from "../../domain/channels.ts";
import { readCityChoice } from "../../domain/city-choice.ts";
import { isOpenToComplaint } from "../../domain/complaint.ts";
import { failRecaptcha, isMendedBy, isProblem, refusal } from "../../domain/failure.ts";
import { compareQuery } from "../../domain/comparison.ts";
import { giftCardStepBefore } from "../../domain/gift-card-steps.ts";
import { newGiftCardDraft } from "../../domain/gift-card-draft.ts";
import { idIn, idsIn } from "../../domain/id-text.ts";
import { isIdempotencyKey, meantAt, newIdempotencyKey, newIntent } from "../../domain/idempotency-key.ts";
import { layoutOf, layoutWish } from "../../domain/manner.ts";
import { readMenuTab, withTab } from "../../domain/menu-tab.ts";
import { noFirm } from "../../domain/payment-subject.ts";
import { readQuery } from "../../domain/query.ts";
import { reservationDate } from "../../domain/reservation-date.ts";
import { isCodeSpent } from "../../domain/sms-code.ts";
import { isCancelled } from "../../domain/visit-status.ts";
import { canWait, hasNamedMaster, wishesFor } from "../../domain/wishes.ts";

test.each([
  ["1-KZ", { id: 1, countryCode: "KZ" }],
  ["123456789-UZ", { id: 123_456_789, countryCode: "UZ" }],
  [undefined, undefined],
  ["", undefined],
  ["-KZ", undefined],
  ["1-K", undefined],
  ["1-KZT", undefined],
  ["x1-KZ", undefined],
  ["1-kz", undefined],
  ["1234567890-KZ", undefined],
])("the cookie %j says the city %j", (cookie, city) => {
  expect(readCityChoice(cookie)).toEqual(city);
});

test.each([
  ["/ig/red-apple", "ig"],
  ["/rsr/token", "rsr"],
  ["/red-apple", undefined],
  ["/", undefined],
  ["/toString", undefined],
])("%s is of the channel %s", (path, channel) => {
  expect(channelOf(path)).toBe(channel);
});

describe("A client may complain", () => {
  const endTime = "2026-11-23T13:00:00+05:00";
  const end = Date.parse(endTime);

  test.each([
    ["confirmed", -1, false],
    ["confirmed", 0, true],
    ["arrived", 0, true],
    ["completed", -1, true],
    ["noShow", -1, true],
    ["cancelledBySalon", -1, true],
    ["cancelledByClient", 1, false],
    ["expired", 1, false],
    ["awaitingPrepayment", 1, false],
  ] as const)("of a visit that is %s, %i ms after its end: %s", (status, after, isOpen) => {
    expect(isOpenToComplaint({ status, endTime }, end + after)).toBe(isOpen);
  });
});

test.each([
  ["cancelledByClient", true],
  ["cancelledBySalon", true],
  ["confirmed", false],
  ["expired", false],
] as const)("a visit that is %s is called off: %s", (status, is) => {
  expect(isCancelled(status)).toBe(is);
});

describe("A problem document", () => {
  const problem = { code: "slotTaken", title: "No", status: 403 };

  test("is known by its code, its title and its status", () => {
    expect(isProblem(problem)).toBe(true);
  });

  test.each([
    null,
    undefined,
    "slotTaken",
    403,
    {},
    { ...problem, code: 1 },
    { code: "x", title: "No" },
    { code: "x", status: 1 },
    { title: "No", status: 1 },
  ])("is not %j", (body) => {
    expect(isProblem(body)).toBe(false);
  });
});

test("a check for robots that could not be made is to be tried later", () => {
  const failed = () => failRecaptcha();
  expect(failed).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ code: "recaptchaFailed", action: "tryLater" }) }),
  );
});

test("a failure is mended by the action that the service names alone, and one without an answer by none", () => {
  const refused = { kind: "refused", status: 403, code: "x", action: "changeTime", problem: { code: "x" } };
  expect(isMendedBy(refused, "changeTime")).toBe(true);
  expect(isMendedBy(refused, "tryLater")).toBe(false);
  expect(isMendedBy({ kind: "unreachable" }, "tryLater")).toBe(false);
  expect(isMendedBy(null, "tryLater")).toBe(false);
});

test("the steps of a gift card follow one another", () => {
  expect(giftCardStepBefore("preview")).toBe("contacts");
  expect(giftCardStepBefore("design")).toBe("amount");
  expect(giftCardStepBefore("amount")).toBe(undefined);
});

test("an intent that is yet to be meant means nothing, and has a key of its own", () => {
  const [one, other] = [newIntent(), newIntent()];
  expect(one.of).toBe("");
  expect(one.key).toMatch(/^[\da-f]{32}$/);
  expect(one.key).not.toBe(other.key);
});

test("a layout is saved without the manner that is meant where nothing is said", () => {
  expect(layoutWish({ awaitingTime: 15, manner: "togetherIfPossible" })).toStrictEqual({ awaitingTime: 15 });
  expect(layoutWish({ awaitingTime: 15 })).toStrictEqual({ awaitingTime: 15 });
  expect(layoutWish({ awaitingTime: 0, manner: "shortest" })).toStrictEqual({ awaitingTime: 0, manner: "shortest" });
});

test("an instant is shown as the clock at its place shows it (spec §9)", () => {
  expect(reservationDate("2026-11-23T13:05:00+05:00", "ru")).toEqual({ date: "23.11.2026", time: "13:05" });
  expect(reservationDate("2026-11-23T13:05:00+05:00", "kz")).toEqual({ date: "23.11.2026", time: "13:05" });
  expect(reservationDate("2026-11-23T13:05:00+05:00", "en")).toEqual({ date: "23/11/2026", time: "13:05" });
});

test("somebody is asked for by name where one wish names a master", () => {
  const [first, second] = wishesFor([1, 2]).map((wish) => ({ ...wish, masterId: null }));
  if (first === undefined || second === undefined) throw new Error("Two are wanted.");
  expect(hasNamedMaster([first, second])).toBe(false);
  expect(hasNamedMaster([first, { ...second, masterId: 5 }])).toBe(true);
  expect(hasNamedMaster([])).toBe(false);
});

test.each([
  ["1", 1],
  ["007", 7],
  ["2147483647", 2_147_483_647],
  ["2147483648", undefined],
  ["00000000001", undefined],
  ["", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["a1", undefined],
  ["1a", undefined],
])("the text %j names the id %j", (text, id) => {
  expect(idIn(text)).toBe(id);
});

test("a list of ids names each once, in its order, and nothing else", () => {
  expect(idsIn("3,1,x,3,,2147483648,2")).toEqual([3, 1, 2]);
  expect(idsIn("")).toEqual([]);
});

test("no more firms are compared than stand side by side, however many an address names", () => {
  const { firms } = readQuery(compareQuery, new URLSearchParams("firms=4,3,2,1"));
  expect(firms).toEqual([4, 3, 2]);
});

test("the cookie of the menu names a tab by its key alone", () => {
  const longest = "a".repeat(50);
  for (const key of ["women", "2", "for-children", "a-b2-c", longest]) expect(readMenuTab(key)).toBe(key);
  const others = ["", undefined, "-a", "a-", "a--b", "Women", " women", "women ", "a_b", "женщинам", `${longest}a`];
  for (const text of others) expect([text, readMenuTab(text)]).toEqual([text, undefined]);
});

test("an address of the home page keeps what it says beside its tab", () => {
  expect(withTab("?express=1&tab=men", "women")).toBe("?express=1&tab=women");
  expect(withTab("", "women")).toBe("?tab=women");
});

test("who wants two services may have to wait between them, and who wants one does not, whoever comes along", () => {
  const wanting = (...people: number[]) => canWait(people.map((person) => ({ person })));
  expect([wanting(), wanting(1), wanting(1, 2), wanting(1, 2, 3)]).toEqual([false, false, false, false]);
  expect([wanting(1, 1), wanting(1, 2, 2)]).toEqual([true, true]);
});

test("a code is worth nothing any more where another phone or code is wanted and no attempt is left to count", () => {
  const expired = {
    type: "about:blank",
    title: "No",
    status: 403,
    code: "codeExpired",
    action: "changeContacts",
  } as const;
  expect(isCodeSpent(refusal(403, expired))).toBe(true);
  expect(isCodeSpent(refusal(403, { ...expired, attemptsLeft: 0 }))).toBe(false);
  expect(isCodeSpent(refusal(403, { ...expired, action: "tryLater" }))).toBe(false);
  expect(isCodeSpent({ kind: "unreachable" })).toBe(false);
});

test("drafts of gift cards are known apart, and each is ordered by an intent of its own", () => {
  const [one, other] = [newGiftCardDraft(), newGiftCardDraft()];
  expect(one.draftId).not.toBe(other.draftId);
  expect(one.ordering?.key).toMatch(/^[\da-f]{32}$/);
  expect(one.ordering?.key).not.toBe(other.ordering?.key);
  expect(one).toMatchObject({ amount: null, delivery: { type: "link", sendOn: null }, proof: null });
});

test("what is made as a key is known as one, and nothing else", () => {
  const key = newIdempotencyKey();
  expect(isIdempotencyKey(key)).toBe(true);
  const others = [`${key}0`, `0${key}`, key.slice(1), `${key.slice(1)}g`, "f", 1, undefined, { toString: () => key }];
  expect(others.filter(isIdempotencyKey)).toEqual([]);
});

test("a key tells when it was made, whatever its random bits are", () => {
  const made = Date.parse("2026-11-23T13:00:00+05:00");
  for (const bits of ["0".repeat(20), "f".repeat(20)]) {
    const key = made.toString(16).padStart(12, "0") + bits;
    if (!isIdempotencyKey(key)) expect.unreachable();
    expect(meantAt(key)).toBe(made);
  }
  const earlier = Date.now();
  expect(meantAt(newIdempotencyKey())).toBeGreaterThanOrEqual(earlier);
});

test("a layout has what is meant where nothing is said", () => {
  expect(layoutOf({})).toEqual({ awaitingTime: 0, manner: "togetherIfPossible" });
  expect(layoutOf({ awaitingTime: 15, manner: "shortest" })).toEqual({ awaitingTime: 15, manner: "shortest" });
});

test("what is paid to no firm has the id of none", () => {
  expect(noFirm).toBeLessThan(0);
});
