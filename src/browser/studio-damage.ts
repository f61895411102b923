import * as v from "valibot";
import { unbroken } from "./studio-faults.ts";

/** Beside what was damaged on purpose: what lay there before, and what was put in its place. */
const damageKey = "kezek-studio-damage";
const ofStudio = "kezek-studio";

const Damage = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.object({ was: v.string(), is: v.string() })));
type Damage = v.InferOutput<typeof Damage>;

/**
 * Puts something else in the place of all that the app has kept in this browser. What the page writes or removes from then on is not put
 * back by {@link mendDamage}.
 * @param damage gives what is to lie under a key instead of the text that lies there
 */
export function damageKept(damage: (key: string, text: string) => string): void {
  const before = readDamage();
  const kept: Damage = {};
  for (const key of unbroken.keys().filter((one) => !one.startsWith(ofStudio))) {
    const text = unbroken.read(key) ?? "";
    const is = damage(key, text);
    const was = before[key]?.is === text ? before[key].was : text;
    if (is !== text || was !== text) kept[key] = { was, is };
  }
  // Before anything is damaged: where there is no room for what lay there, nothing is.
  keepDamage(kept);
  for (const [key, { is }] of Object.entries(kept)) unbroken.write(key, is);
  forgetWhatIsWritten();
}

/** Puts back what lay there before, where it is as it was damaged: what was written or removed since is of a client who went on without it. */
export function mendDamage(): void {
  const kept = Object.entries(readDamage());
  // What is written back needs the room that the record of it takes.
  unbroken.remove(damageKey);
  for (const [key, { was, is }] of kept) if (unbroken.read(key) === is) unbroken.write(key, was);
}

function readDamage(): Damage {
  const { success, output } = v.safeParse(Damage, unbroken.read(damageKey));
  return success ? output : {};
}

function keepDamage(kept: Damage): void {
  unbroken.write(damageKey, JSON.stringify(kept));
}

function forgetWhatIsWritten(): void {
  const { setItem } = Storage.prototype;
  unbroken.write = (key, text) => setItem.call(localStorage, key, text);
  Storage.prototype.setItem = function write(key: string, text: string) {
    setItem.call(this, key, text);
    const { [key]: written, ...rest } = readDamage();
    if (this === localStorage && written !== undefined) keepDamage(rest);
  };
}
