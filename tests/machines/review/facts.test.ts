import { describe, expect, it } from "vitest";
import { emptyReview } from "../../../domain/review-draft.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/review/examples.ts";
import { draftOf } from "../../../machines/review/machine.ts";
import {
  choiceOf,
  failureOf,
  isCreating,
  isTakingBack,
  unpublishedOf,
  visitOf,
} from "../../../machines/review/selectors.ts";
import { runReview } from "../support/run.ts";

const { byGuest, byClient, draft, earlyVisit, missedVisit, openVisit, pastVisit, photo } = example;
const { reviewedVisit, settledVisit, words } = example;
const { reservationId, secret } = byGuest;
const confirm = { type: "review.confirmed" } as const;
const takeBack = [{ type: "taking-back.requested" }, { type: "taking-back.confirmed" }] as const;

async function writing(input = byGuest) {
  const running = runReview(input);
  await running.answer("getReview", openVisit);
  return running;
}

async function written() {
  const running = await writing({ ...byGuest, draft });
  running.send(confirm);
  await running.answer("createReview", reviewedVisit);
  return running;
}

describe("Reviewing a visit", () => {
  it.each([
    ["a guest, with the secret", byGuest],
    ["the client whose phone it is of, without one", byClient],
  ])("asks first whether it can be, for %s", async (_, input) => {
    const running = runReview(input);
    expect(running.asked("getReview")).toEqual([{ reservationId, secret: input.secret }]);
    await running.answer("getReview", openVisit);
    expect(running.state()).toBe("writing");
    expect(visitOf(running.snapshot())).toEqual(openVisit);
    expect(running.facts).toEqual([]);
  });

  it("says stars, words and photos, and of masters those alone who may be graded", async () => {
    const running = await writing();
    running.send({ type: "review.edited", choice: { rating: 5 } });
    running.send({ type: "review.edited", choice: { text: ` ${words} ` } });
    running.send({ type: "review.edited", choice: { masters: [...draft.masters, { masterId: 77, rating: 1 }] } });
    running.send({ type: "photos.added", photos: [photo] }, confirm);
    expect(running.asked("createReview")).toEqual([
      { reservationId, secret, review: { rating: 5, masters: draft.masters, text: words, photos: [photo.image] } },
    ]);
    await running.answer("createReview", reviewedVisit);
    expect(running.state()).toBe("rereading");
    expect(running.facts).toEqual([{ type: "review.created", visit: reviewedVisit }]);
  });

  it("needs stars for the salon, and nothing else", async () => {
    const running = await writing();
    running.send(confirm);
    expect(failureOf(running.snapshot())).toEqual({ kind: "ratingMissing" });
    expect(running.asked("createReview")).toEqual([]);
    running.send({ type: "review.edited", choice: { rating: 1 } });
    expect(failureOf(running.snapshot())).toBeNull();
    running.send(confirm);
    expect(running.asked("createReview")).toHaveLength(1);
  });

  it("takes four photos, and any of them back", async () => {
    const running = await writing();
    const photos = ["a", "b", "c", "d", "e"].map((id) => ({ ...photo, id }));
    running.send({ type: "photos.added", photos }, { type: "photo.removed", id: "b" });
    expect(choiceOf(running.snapshot()).photos.map(({ id }) => id)).toEqual(["a", "c", "d"]);
  });

  it("is sent once for a double press, and again with the same key while it is not known what became of it", async () => {
    const running = await writing({ ...byGuest, draft });
    running.send(confirm, confirm);
    expect(running.asked("createReview")).toHaveLength(1);
    await running.fail("createReview", unreachable.failed);
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["writing", unreachable.failed]);
    running.send(confirm);
    const [first, second] = running.keys("createReview");
    expect(second).toBe(first);
  });

  it("has that key after a reload too, unless something else is said then", async () => {
    const before = await writing({ ...byGuest, draft });
    before.send(confirm);
    await before.fail("createReview", unreachable.failed);
    const saved = draftOf(before.context());
    const after = await writing({ ...byGuest, draft: saved });
    after.send(confirm);
    expect(after.keys("createReview")).toEqual([before.keys("createReview")[0]]);
    const other = await writing({ ...byGuest, draft: saved });
    other.send({ type: "review.edited", choice: { text: "Иначе" } }, confirm);
    expect(other.keys("createReview")).not.toEqual([before.keys("createReview")[0]]);
  });

  it.each([
    ["alreadyReviewed", reviewedVisit, "rereading"],
    ["notReviewable", pastVisit, "refused"],
  ])("is looked at anew once the service says %s", async (code, seen, state) => {
    const running = await writing({ ...byGuest, draft });
    running.send(confirm);
    await running.fail("createReview", refused(code).failed);
    expect(running.state()).toBe("readingReview");
    await running.answer("getReview", seen);
    expect(running.state()).toBe(state);
  });

  it("keeps the words that another tab was faster than, and has them back once its review is taken back", async () => {
    const text = "Пожалуй, всё-таки коротковато.";
    const running = await writing({ ...byGuest, draft: { ...draft, text } });
    running.send(confirm);
    await running.fail("createReview", refused("alreadyReviewed").failed);
    await running.answer("getReview", reviewedVisit);
    expect(unpublishedOf(running.snapshot())?.text).toBe(text);
    expect(running.facts).toEqual([{ type: "review.seen", visit: reviewedVisit, isOtherPublished: true }]);
    running.send({ type: "taking-back.requested" }, { type: "taking-back.confirmed" });
    await running.answer("takeBackReview", openVisit);
    expect(choiceOf(running.snapshot()).text).toBe(text);
    expect(unpublishedOf(running.snapshot())).toBeNull();
  });

  it("has nothing unpublished where its own words were published, though no answer came", async () => {
    const own = { ...draft, text: `\u200e${words.replace(" ", "\u00ad ")}\r\n`, photos: [] };
    const running = runReview({ ...byGuest, draft: own });
    await running.answer("getReview", reviewedVisit);
    expect([running.state(), unpublishedOf(running.snapshot())]).toEqual(["rereading", null]);
    expect(running.facts).toEqual([{ type: "review.seen", visit: reviewedVisit, isOtherPublished: false }]);
  });

  it.each([
    ["stars for the salon", { rating: 1 }],
    ["stars for a master", { masters: [{ masterId: reviewedVisit.masters[0]?.id ?? 0, rating: 1 }] }],
    ["stars for no master", { masters: [] }],
    ["words", { text: "" }],
    ["photos", { photos: [photo] }],
  ])("has %s unpublished that are others than those of the review", async (_, chosen) => {
    const running = runReview({ ...byGuest, draft: { ...draft, photos: [], ...chosen } });
    await running.answer("getReview", settledVisit);
    expect([running.state(), unpublishedOf(running.snapshot())]).toMatchObject(["reviewed", chosen]);
  });

  it("keeps what was written where a photo cannot be read", async () => {
    const running = await writing({ ...byGuest, draft });
    running.send(confirm);
    await running.fail("createReview", refused("imageUnreadable").failed);
    expect(running.state()).toBe("writing");
    const { creating: _, ...choice } = draft;
    expect(choiceOf(running.snapshot())).toEqual(choice);
  });

  it.each([
    ["before the visit is over", earlyVisit],
    ["long after it", pastVisit],
    ["of a visit that came to nothing", missedVisit],
  ])("is not offered %s", async (_, seen) => {
    const running = runReview(byGuest);
    await running.answer("getReview", seen);
    expect(running.state()).toBe("refused");
  });

  it("can be tried again when nothing could be read", async () => {
    const running = runReview(byGuest);
    await running.fail("getReview", unreachable.failed);
    expect(running.state()).toBe("waitingToRetry");
    running.send({ type: "retry.requested" });
    await running.answer("getReview", openVisit);
    expect(running.state()).toBe("writing");
  });
});

describe("A review that is published", () => {
  it("is shown, and nothing is written over it", async () => {
    const running = runReview(byGuest);
    await running.answer("getReview", reviewedVisit);
    expect(running.state()).toBe("rereading");
    expect(running.facts).toEqual([{ type: "review.seen", visit: reviewedVisit, isOtherPublished: false }]);
  });

  it("stands once it cannot be taken back any more", async () => {
    const running = runReview(byGuest);
    await running.answer("getReview", settledVisit);
    expect(running.state()).toBe("reviewed");
  });

  it("is taken back by a second word, and what was typed is there to be written otherwise", async () => {
    const running = await written();
    running.send({ type: "taking-back.requested" });
    expect(running.asked("takeBackReview")).toEqual([]);
    running.send({ type: "taking-back.confirmed" });
    await running.answer("takeBackReview", openVisit);
    expect(running.state()).toBe("writing");
    expect(running.facts.at(-1)).toEqual({ type: "taking-back.finished", visit: openVisit });
    expect(choiceOf(running.snapshot())).toMatchObject({ text: words, photos: [photo] });
  });

  it("leaves its stars and words to whoever comes back to it later, and not its photos", async () => {
    const running = runReview(byGuest);
    await running.answer("getReview", reviewedVisit);
    running.send(...takeBack);
    await running.answer("takeBackReview", openVisit);
    const { creating: _, ...choice } = { ...draft, photos: emptyReview.photos };
    expect(choiceOf(running.snapshot())).toEqual(choice);
  });

  it("stays while it is not known whether it was taken back, which is asked again with the same key", async () => {
    const running = await written();
    running.send(...takeBack);
    await running.fail("takeBackReview", unreachable.failed);
    expect(running.state()).toBe("confirmingTakingBack");
    running.send({ type: "taking-back.confirmed" });
    const [first, second] = running.keys("takeBackReview");
    expect(second).toBe(first);
  });

  it("is left as it is by who thinks better of it", async () => {
    const running = await written();
    running.send({ type: "taking-back.requested" }, { type: "taking-back.reconsidered" });
    expect([running.state(), running.asked("takeBackReview")]).toEqual(["rereading", []]);
  });

  it("that stands by now is read anew", async () => {
    const running = await written();
    running.send(...takeBack);
    await running.fail("takeBackReview", refused("reviewStands").failed);
    await running.answer("getReview", settledVisit);
    expect(running.state()).toBe("reviewed");
  });
});

describe("Of a review pages read", () => {
  it("that it is being published, and that it is being taken back, each while the service is asked", async () => {
    const running = await writing({ ...byGuest, draft });
    const read = () => [isCreating(running.snapshot()), isTakingBack(running.snapshot())];
    expect(read()).toEqual([false, false]);
    running.send(confirm);
    expect(read()).toEqual([true, false]);
    await running.answer("createReview", reviewedVisit);
    expect(read()).toEqual([false, false]);
    running.send(...takeBack);
    expect(read()).toEqual([false, true]);
  });
});
