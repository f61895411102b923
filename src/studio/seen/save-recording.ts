import { saveFile } from "../../browser/save-file.ts";
import type { FromPage } from "../wire.ts";
import { recordingOf } from "./record.ts";
import type { SeenActor } from "./seen.ts";

/**
 * Saves what the process went through that a process is part of, by a name that is answered: "reservation-20261123100000.json"; nothing
 * where its beginning was not received.
 */
export function saveRecording(log: readonly FromPage[], actor: SeenActor): string | undefined {
  const recording = recordingOf(log, actor);
  if (recording === undefined) return undefined;
  const name = `${recording.machine}-${recording.madeAt.replaceAll(/\D/g, "").slice(0, 14)}.json`;
  saveFile(name, "application/json", JSON.stringify(recording, null, 2));
  return name;
}
