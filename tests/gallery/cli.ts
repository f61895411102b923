import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { machineNamed, machines } from "../paths/machines.ts";
import { acceptedFolder, galleryFolder } from "./folders.ts";
import { writeGallery } from "./write.ts";

const usage = `
npm run gallery                  a picture of every state of every machine, and a page that shows them all
npm run gallery -- sign-in       of one machine's states
npm run gallery -- accept        takes the pictures of the last run for right: later ones are compared with them`;

const [command] = parseArgs({ allowPositionals: true }).positionals;

if (command === "accept") await accept();
else if (command === undefined || machines.some(({ name }) => name === command)) await take(command);
else {
  console.error(`There is no machine "${command}".\n${usage}`);
  process.exitCode = 1;
}

async function accept(): Promise<void> {
  await rm(`${galleryFolder}/changes`, { recursive: true, force: true });
  for (const { name } of machines) {
    if (existsSync(`${galleryFolder}/${name}`)) await rm(`${acceptedFolder}/${name}`, { recursive: true, force: true });
  }
  await cp(galleryFolder, acceptedFolder, { recursive: true, filter: (path) => !path.endsWith(".html") });
  await writeGallery(machines);
}

/** Takes the pictures, and fails where a state was not come to or looks otherwise than it was accepted. */
async function take(name: string | undefined): Promise<void> {
  for (const machine of machines) {
    if (name === undefined || machine.name === name)
      await rm(`${galleryFolder}/${machine.name}`, { recursive: true, force: true });
  }
  const cli = ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/gallery/playwright.config.ts"];
  const only = name === undefined ? [] : ["--grep", `${machineNamed(name).name}, tour`];
  const { status } = spawnSync(process.execPath, [...cli, ...only], { stdio: "inherit" });
  const changed = await writeGallery(machines);
  const page = resolve(galleryFolder, "index.html");
  const isFirst = !existsSync(acceptedFolder);
  console.log(
    isFirst
      ? `${page}: none was accepted yet, which npm run gallery -- accept does.`
      : `${page}: ${changed} pictures are not as they were accepted.`,
  );
  if (status !== 0 || (changed > 0 && !isFirst)) process.exitCode = 1;
}
