import { describe, expect, it } from "vitest";
import type { AccountDeletion } from "../../../domain/entities.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { runAccountDeletion } from "../support/run.ts";

const losses: AccountDeletion = { futureReservations: 1, reviews: 2, favoriteFirms: 3, bonuses: [], keptGiftCards: 0 };
const deleteAfter = "2026-12-04T10:00:00Z";
const requested: AccountDeletion = { ...losses, requestedAt: "2026-11-20T10:00:00Z", deleteAfter };
const password = "correct horse battery";
const confirm = { type: "deletion.confirmed", password } as const;

async function withLosses() {
  const running = runAccountDeletion();
  await running.answer("getAccountDeletion", losses);
  return running;
}

async function coolingOff() {
  const running = await withLosses();
  running.send(confirm);
  await running.answer("requestAccountDeletion", requested);
  return running;
}

describe("Deleting an account", () => {
  it("shows what would be lost before anything is asked of the client", async () => {
    const running = await withLosses();
    expect(running.state()).toBe("confirming");
    expect(running.context().losses).toEqual(losses);
    expect(running.world.calls.map(({ effect }) => effect)).toEqual(["getAccountDeletion"]);
  });

  it("asks for the password, and nothing without one", async () => {
    const running = await withLosses();
    running.send({ ...confirm, password: "" });
    expect(running.state()).toBe("confirming");
    expect(running.context().failure).toEqual({ kind: "passwordMissing" });
    expect(running.asked("requestAccountDeletion")).toEqual([]);
  });

  it("is not requested with a wrong password", async () => {
    const running = await withLosses();
    running.send(confirm);
    const { failed } = refused("wrongCredentials");
    await running.fail("requestAccountDeletion", failed);
    expect(running.state()).toBe("confirming");
    expect(running.context().failure).toEqual(failed);
  });

  it("once requested says when it will be", async () => {
    const running = await coolingOff();
    expect(running.state()).toBe("coolingOff");
    expect(running.facts).toEqual([{ type: "deletion.requested", deleteAfter }]);
  });

  it("forgets the password with the answer", async () => {
    const running = await coolingOff();
    expect(JSON.stringify(running.context())).not.toContain(password);
  });

  it("is requested once for a double click, and again with the same key when no answer came", async () => {
    const running = await withLosses();
    running.send(confirm, confirm);
    expect(running.asked("requestAccountDeletion")).toEqual([{ password }]);
    await running.fail("requestAccountDeletion", unreachable.failed);
    running.send(confirm);
    const [first, second] = running.keys("requestAccountDeletion");
    expect(second).toBe(first);
  });

  it("that was requested earlier can be taken back", async () => {
    const running = runAccountDeletion();
    await running.answer("getAccountDeletion", requested);
    running.send({ type: "deletion.cancelled" });
    await running.answer("cancelAccountDeletion", losses);
    expect(running.state()).toBe("kept");
    expect(running.facts).toEqual([{ type: "deletion.cancelled" }]);
  });

  it("stays requested while taking it back has not been answered", async () => {
    const running = await coolingOff();
    running.send({ type: "deletion.cancelled" });
    await running.fail("cancelAccountDeletion", unreachable.failed);
    expect(running.state()).toBe("coolingOff");
    running.send({ type: "deletion.cancelled" });
    const [first, second] = running.keys("cancelAccountDeletion");
    expect(second).toBe(first);
  });

  it("is given up without a call", async () => {
    const running = await withLosses();
    running.send({ type: "deletion.abandoned" });
    expect(running.state()).toBe("kept");
    expect(running.facts).toEqual([]);
    expect(running.world.calls).toHaveLength(1);
  });

  it("can be looked at again when nothing could be read", async () => {
    const running = runAccountDeletion();
    await running.fail("getAccountDeletion", unreachable.failed);
    expect(running.state()).toBe("waitingToRetry");
    running.send({ type: "retry.requested" });
    await running.answer("getAccountDeletion", losses);
    expect(running.state()).toBe("confirming");
  });
});
