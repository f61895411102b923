import { execFile } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startEmbedded } from "../../server/db/embedded.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { eventually } from "../support/eventually.ts";
import { KezekProcess } from "./kezek-process.ts";

const run = promisify(execFile);
const nobody = 65_534;
const asOrdinaryUser = process.getuid?.() === 0 ? { uid: nobody } : {};

let dataDir: string;
let port: number;
let sandboxPort: number;
const running = new Set<KezekProcess>();

function start(env: Record<string, string> = {}, how: { node?: string[]; uid?: number } = {}): KezekProcess {
  const kezek = new KezekProcess({
    env: { KEZEK_DATA: dataDir, PORT: String(port), SANDBOX_PORT: String(sandboxPort), ...env },
    ...how,
  });
  running.add(kezek);
  return kezek;
}

async function refusal(kezek: KezekProcess): Promise<string> {
  expect(await kezek.exit()).toBe(1);
  expect(kezek.out).not.toContain("Kezek is ready");
  const lines = kezek.err.trim().split("\n");
  expect(lines, kezek.err).toHaveLength(1);
  return lines[0] ?? "";
}

async function stops(kezek: KezekProcess, signal: "SIGINT" | "SIGTERM" = "SIGTERM"): Promise<void> {
  const code = await kezek.kill(signal);
  expect(kezek.err).toBe("");
  expect(code).toBe(0);
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "database/data/postmaster.pid"), "utf8"), 10);
}

/** Data that a first start has made and left in order. */
let made: string;

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), "kezek-made-"));
  await chmod(made, 0o755);
  const kezek = new KezekProcess({
    env: { KEZEK_DATA: made, PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) },
  });
  await kezek.ready();
  await stops(kezek);
});

afterAll(() => rm(made, { recursive: true }));

/** The data folder is one that has been started on before. */
async function hasData(): Promise<void> {
  await run("cp", ["--archive", join(made, "database"), dataDir]);
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kezek-start-"));
  await chmod(dataDir, 0o755);
  [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
});

afterEach(async () => {
  await Promise.all([...running].map((kezek) => kezek.kill("SIGTERM")));
  running.clear();
  await rm(dataDir, { recursive: true, force: true });
});

describe("npm start", () => {
  it("serves the app and the API, prints where, and on Ctrl-C leaves nothing running", async () => {
    const kezek = start();
    await kezek.ready();
    expect(kezek.out).toContain(`http://localhost:${port}\n`);
    expect(kezek.out).toContain(`http://localhost:${port}/sandbox/sms\n`);
    expect(kezek.out).toContain(`http://localhost:${sandboxPort}/\n`);
    expect(kezek.out).toContain(`http://localhost:${port}/studio\n`);
    expect(kezek.out).toContain(`http://localhost:${port}/reference\n`);
    expect((await fetch(`http://localhost:${sandboxPort}/`)).status).toBe(200);
    for (const path of ["/", "/sandbox/sms", "/studio", "/reference", "/rest/common/countries"]) {
      expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(200);
    }
    await stops(kezek, "SIGINT");
    await expect(access(join(dataDir, "database/data/postmaster.pid"))).rejects.toThrow("ENOENT");
  });

  it("works for an ordinary user", async () => {
    await chmod(dataDir, 0o777);
    const kezek = start({}, asOrdinaryUser);
    await kezek.ready();
    await stops(kezek);
  });

  it("refuses data that another process uses, and lets that one go on", async () => {
    await hasData();
    const first = start();
    await first.ready();
    expect(await refusal(start({ PORT: String(await freePort()) }))).toContain(`Kezek already runs on ${dataDir}`);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  });

  it("lets one of two win that start together on new data", async () => {
    const both = [start(), start({ PORT: String(await freePort()) })];
    const codes = both.map((kezek) =>
      kezek.ready().then(
        () => "ready",
        () => "refused",
      ),
    );
    expect((await Promise.all(codes)).toSorted()).toEqual(["ready", "refused"]);
    expect(both.map((kezek) => kezek.err).join("")).toContain(`Kezek already runs on ${dataDir}`);
  });

  it("works in a folder that no other user may enter", async () => {
    await chmod(dataDir, 0o700);
    const kezek = start({ KEZEK_DATA: join(dataDir, "inner") });
    await kezek.ready();
    await stops(kezek);
  });

  it("takes over the PostgreSQL that a killed process left behind", async () => {
    await hasData();
    const first = start();
    await first.ready();
    const left = await postmaster();
    await first.kill("SIGKILL");
    const second = start();
    await second.ready();
    expect(await postmaster()).toBe(left);
    await stops(second);
  });

  it("recovers when PostgreSQL was killed too", async () => {
    await hasData();
    const first = start();
    await first.ready();
    process.kill(await postmaster(), "SIGKILL");
    await first.kill("SIGKILL");
    const second = start();
    await second.ready();
    await stops(second);
  });

  it("leaves nothing of a start that was killed while it made the database", async () => {
    const aside = async () => (await readdir(dataDir)).filter((name) => name.startsWith("database-new-"));
    const first = start();
    const [made = ""] = await eventually(aside, ([name]) => name !== undefined);
    await eventually(
      () => readdir(join(dataDir, made)),
      (names) => names.includes("data"),
    );
    await first.kill("SIGKILL");
    expect(await aside()).toEqual([made]);
    const second = start();
    await second.ready();
    expect(await aside()).toEqual([]);
    await stops(second);
  });

  it("starts PostgreSQL again when that is killed under it", async () => {
    await hasData();
    const kezek = start();
    await kezek.ready();
    const killed = await postmaster();
    process.kill(killed, "SIGKILL");
    const health = () => fetch(`http://localhost:${port}/health`);
    await eventually(
      async () => kezek.err,
      (err) => err.includes("is back"),
    );
    await eventually(
      async () => (await health()).status,
      (status) => status === 200,
    );
    expect(await postmaster()).not.toBe(killed);
    expect(kezek.err).toContain("The embedded PostgreSQL has ended and is being started again.");
    expect(await kezek.kill("SIGTERM")).toBe(0);
    await expect(access(join(dataDir, "database/data/postmaster.pid"))).rejects.toThrow("ENOENT");
  });

  it("is not misled by a number that another program has since got", async () => {
    await hasData();
    const first = start();
    await first.ready();
    await first.kill("SIGTERM");
    const stale = [process.pid, join(dataDir, "database/data"), 1, port, "", "127.0.0.1", "0 0", "ready   "];
    await writeFile(join(dataDir, "database/data/postmaster.pid"), stale.join("\n"));
    const second = start();
    await second.ready();
    await stops(second);
  });

  it("says that a port is busy", async () => {
    await hasData();
    const busy = createServer().listen(port, "0.0.0.0");
    await once(busy, "listening");
    expect(await refusal(start())).toBe(`Port ${port} is busy: stop what listens there, or choose another with PORT.`);
    busy.close();
  });

  it("says that the data folder may not be written to", async () => {
    await chmod(dataDir, 0o555);
    expect(await refusal(start({}, asOrdinaryUser))).toContain(`Cannot write to the data folder ${dataDir}`);
  });

  it("says that a setting is wrong", async () => {
    expect(await refusal(start({ PORT: "http" }))).toBe('PORT is "http": set it to a number from 1 to 65535.');
  });

  it("says that Node is too old, before anything else", async () => {
    const old = { node: ["--require", "./tests/tooling/old-node.cjs"] };
    expect(await refusal(start({}, old))).toMatch(
      /^Kezek needs Node .* and this is 18\.20\.0: install one from nodejs\.org\.$/,
    );
  });
});

describe("npm start with a DATABASE_URL", () => {
  let folder: string;
  let database: { url: string; stop(): Promise<void> };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kezek-own-"));
    database = await startEmbedded(folder);
  });

  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  });

  function changed(change: (url: URL) => void): string {
    const url = new URL(database.url);
    change(url);
    return url.href;
  }

  it("uses that database", async () => {
    const kezek = start({ DATABASE_URL: database.url });
    await kezek.ready();
    await expect(access(join(dataDir, "database"))).rejects.toThrow("ENOENT");
    await stops(kezek);
  });

  it("says that it is no address", async () => {
    expect(await refusal(start({ DATABASE_URL: "localhost:5432" }))).toContain("is not a PostgreSQL address");
  });

  it("says that nobody answers there", async () => {
    const url = changed((to) => (to.port = String(port)));
    expect(await refusal(start({ DATABASE_URL: url }))).toContain(`Cannot reach PostgreSQL at 127.0.0.1:${port}`);
  });

  it("says that the password is wrong", async () => {
    const url = changed((to) => (to.password = "wrong"));
    expect(await refusal(start({ DATABASE_URL: url }))).toContain('does not accept the user "kezek"');
  });

  it("says that the database is not there", async () => {
    const url = changed((to) => (to.pathname = "/nowhere"));
    expect(await refusal(start({ DATABASE_URL: url }))).toContain('has no database "nowhere"');
  });
});
