import { parseArgs } from "node:util";
import { drawMachines } from "./commands/draw.ts";
import { writeGoldenDocuments } from "./commands/golden.ts";
import { findPaths } from "./commands/find.ts";
import { machines } from "./machines.ts";
import { listMachines, listTransitions } from "./commands/list.ts";
import { replayInBrowser, replayPath, replayTours } from "./commands/replay.ts";
import { replayRecording, saveRecording } from "./commands/recording.ts";
import { writeReport } from "./commands/report.ts";
import { showPath } from "./commands/show.ts";
import { UnknownName } from "./unknown-name.ts";

const usage = `
npm run paths                                          the machines
npm run paths -- list reservation                      its transitions, numbered
npm run paths -- find [reservation] [words]            those about something: [--state held] [--event slot.picked]
                                                       [--fault slotTaken], of one machine or of all
npm run paths -- show reservation 7                    the path to one, step by step
npm run paths -- replay reservation 7 [--headed --slow]  on the machine and in Chromium
npm run paths -- replay reservation [--headed --slow]  every transition in Chromium
npm run paths -- replay file.json                      a recording of the studio, on the machine
npm run paths -- replay file.json --browser            and in Chromium, with a picture of each step
    --speed 2    twice as fast as it was recorded      --step    one step at a time, in a window
npm run paths -- save file.json held.confirming        keeps it as a test that fails until that state follows
npm run paths -- report                                the statecharts with what was covered
npm run paths -- draw                                  the diagrams of docs/machines
npm run paths -- golden                                tests/golden: what each step leads to in each state`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    headed: { type: "boolean", default: false },
    slow: { type: "boolean", default: false },
    browser: { type: "boolean", default: false },
    speed: { type: "string" },
    step: { type: "boolean", default: false },
    state: { type: "string" },
    event: { type: "string" },
    fault: { type: "string" },
  },
});
const [command, machine = "", number] = positionals;

try {
  await run();
} catch (error) {
  if (!(error instanceof UnknownName)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  switch (command) {
    case undefined:
      listMachines();
      console.log(usage);
      break;
    case "list":
      listTransitions(machine);
      break;
    case "find":
      findAsked();
      break;
    case "show":
      showPath(machine, Number(number));
      break;
    case "replay":
      if (machine.endsWith(".json")) {
        replayRecording(machine);
        if (values.browser) replayInBrowser(machine, values);
      } else if (number === undefined) replayTours(machine, values);
      else await replayPath(machine, Number(number), values);
      break;
    case "save":
      saveRecording(machine, number);
      break;
    case "report":
      await writeReport();
      break;
    case "draw":
      await drawMachines();
      break;
    case "golden":
      writeGoldenDocuments();
      break;
    default:
      console.error(`There is no command "${command}".\n${usage}`);
      process.exitCode = 1;
  }
}

function findAsked(): void {
  const isMachine = machines.some(({ name, paths }) => [name, paths.machine.id].includes(machine));
  findPaths(isMachine ? machine : undefined, { ...values, words: positionals.slice(isMachine ? 2 : 1) });
}
