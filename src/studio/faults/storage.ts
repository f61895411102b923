import { damageKept, mendDamage } from "../../browser/studio-damage.ts";
import { breakStorage, writeStudioFaults } from "../../browser/studio-faults.ts";
import { brokenOff, ofOlderVersion } from "./damage.ts";
import type { Faults } from "./faults.ts";

/** Lets go wrong in the pages of this browser what is wanted; damage that is wanted no more is mended at once. */
export function keepFaults(wanted: Faults): void {
  writeStudioFaults(JSON.stringify(wanted));
  if (damageOf(wanted) === undefined) mendDamage();
}

/** Has the storage of a page that is being loaded fail as it is wanted to. */
export function failStorage(wanted: Faults): void {
  const damage = damageOf(wanted);
  if (damage === undefined) mendDamage();
  else damageKept(damage);
  if (wanted.storage === "full" || wanted.storage === "denied") breakStorage(wanted.storage);
}

function damageOf({ storage }: Faults) {
  if (storage === "old") return ofOlderVersion;
  return storage === "broken" ? brokenOff : undefined;
}
