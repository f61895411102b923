import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function machinesOf(asked: string) {
  vi.stubEnv("MACHINES", asked);
  const { machines, askedMachines } = await import("./machines.ts");
  return { all: machines.length, asked: askedMachines.map(({ name }) => name) };
}

test("whoever asks for some machines walks through these, and what is about all still knows all", async () => {
  const { all, asked } = await machinesOf("account-deletion,timeHold");
  expect(asked).toEqual(["account-deletion", "time-hold"]);
  expect(all).toBeGreaterThan(10);
  vi.resetModules();
  expect(await machinesOf("")).toEqual({ all, asked: [] });
});

test("a machine that is not there is not passed over", async () => {
  await expect(machinesOf("acount-deletion")).rejects.toThrow('There is no machine "acount-deletion": there are');
});

test("all are walked where none is asked for", async () => {
  vi.stubEnv("MACHINES", undefined);
  const { machines, askedMachines } = await import("./machines.ts");
  expect(askedMachines).toEqual(machines);
});
