import { describe, expect, it } from "vitest";
import { resumeOf, signInMachine } from "../../../machines/sign-in/machine.ts";
import { code, password, verified } from "../../../machines/sign-in/examples.ts";
import { replay } from "../../paths/machine/replay.ts";
import { machines } from "../../paths/machines.ts";
import { transitionsOf } from "../../paths/walk/generate.ts";

const secrets = [password, code, verified.verificationToken, "access-1", "refresh-1"];
/** It is for one new password, a quarter of an hour. */
const savedSecrets = [verified.verificationToken];

function secretsIn(kept: unknown): string[] {
  const text = JSON.stringify(kept);
  return secrets.filter((secret) => text.includes(`"${secret}"`) || text.includes(`\\"${secret}\\"`));
}

/** Where each path of the machine ends. */
async function ends() {
  const walked = machines.filter(({ paths }) => paths.machine === signInMachine);
  const paths = walked.flatMap((machine) => transitionsOf(machine.paths).map((path) => ({ ...machine, path })));
  return Promise.all(
    paths.map(async ({ paths, children, path }) => ({
      name: path.name,
      snapshot: (await replay(paths, path.steps, children)).snapshot,
    })),
  );
}

describe("What is saved of a sign-in", async () => {
  const all = await ends();

  it("is neither a password nor a code, wherever the client is", () => {
    for (const { name, snapshot } of all) {
      const secretsSaved = secretsIn(resumeOf(snapshot.context)).filter((secret) => !savedSecrets.includes(secret));
      expect(secretsSaved, name).toEqual([]);
    }
    expect(all.some(({ snapshot }) => secretsIn(snapshot.context).includes(password))).toBe(true);
  });

  it("is the way, the phone, the name, the code on its way and the proof for a new password, and nothing else", () => {
    for (const { snapshot } of all) {
      const keys = ["way", "phone", "name", "challenge", "verificationToken"];
      expect(Object.keys(resumeOf(snapshot.context))).toEqual(keys);
    }
  });

  it("leaves nothing secret behind but the session when it has come to its end", () => {
    const done = all.filter(({ snapshot }) => snapshot.status === "done");
    for (const { name, snapshot } of done) {
      const { signedIn: _, ...rest } = snapshot.context;
      expect(secretsIn(rest), name).toEqual([]);
    }
    expect(done.length).toBeGreaterThan(5);
  });
});
