import { initialTransition } from "xstate";
import { describe, expect, it } from "vitest";
import { entrancesOf } from "../walk/steps.ts";
import { machineNamed, type WalkedMachine } from "../machines.ts";

type Selectors = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Selectors>("../../../machines/*/selectors.ts", { eager: true });
const folderOf = (file: string): string => file.split("/").at(-2) ?? "";

/** Selectors that no model follows, by folder, each with its reason. */
const unfollowed: Readonly<Record<string, string>> = {
  kit: "they read the tags of any machine, by which its drawing is coloured",
};

/** What the model of a machine compares, by the selectors' names. */
function followedBy({ paths, model }: WalkedMachine): string[] {
  const [entrance] = entrancesOf(paths);
  if (entrance?.kind !== "entered") throw new Error("The machine has no way in.");
  const [snapshot] = initialTransition(paths.machine, entrance.input);
  const said = Object.keys(model(entrance.input).shown(snapshot));
  return said.filter((name) => name.endsWith(" says")).map((name) => name.replace(/ says$/, ""));
}

describe("What pages read of a machine", () => {
  it.each(Object.keys(files).filter((file) => !(folderOf(file) in unfollowed)))(
    "is compared whole with what its model says: %s",
    (file) => {
      expect(followedBy(machineNamed(folderOf(file))).toSorted()).toEqual(Object.keys(files[file] ?? {}).toSorted());
    },
  );

  it("is left out by name only where it is read", () => {
    expect(Object.keys(files).map(folderOf)).toEqual(expect.arrayContaining(Object.keys(unfollowed)));
  });
});
