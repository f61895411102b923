import type { FromPage } from "../wire.ts";
import type { PlayablePath } from "./path.ts";

/** How long a step is looked at while a path is played, in milliseconds. */
export const stepMs = 1500;

/** What a page would have published that went along a path, one step after another, up to one by its index. */
export function logOf({ machine, number, steps }: PlayablePath, at: number): FromPage[] {
  const page = `${machine} ${number}`;
  return steps
    .slice(0, at + 1)
    .flatMap(({ observations }, index) =>
      observations.map((observation) => ({ page, at: index * stepMs, observation })),
    )
    .map((message, index) => ({ ...message, number: index + 1 }));
}

/** The command that plays a path on its machine and in a browser, where whoever watches sees it. */
export function commandOf({ machine, number }: PlayablePath): string {
  return `npm run paths -- replay ${machine} ${number} --headed --slow`;
}
