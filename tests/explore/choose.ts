import { faultKinds } from "./call-interceptor.ts";
import type { Control, PageView } from "./controls.ts";
import { typedInto } from "./fields.ts";
import { leads, type Step, type Target } from "./step.ts";

/** Where walks begin. */
const entrances = [
  "/",
  "/red-apple-naberezhnaya",
  "/red-apple-naberezhnaya/reservation/services",
  "/red-apple-naberezhnaya/reservation/services?services=102",
  "/red-apple-naberezhnaya/reservation/time?services=102",
  "/zhemchuzhina/reservation/services",
  "/gift-cards",
  "/gift-cards/new?step=amount",
  "/auth/password",
  "/auth/sms",
  "/auth/sign-up",
  "/my/profile",
  "/my/reservation/history",
  "/search?q=маникюр",
  "/category/personalization",
  "/bnpl",
  "/my/gift-cards",
  "/my/cards",
  "/my/payments",
  "/my/bonuses",
  "/delete-account",
  "/personalization",
  "/raffleprize/red_apple",
  "/landing",
] as const;

/** What can be seen in each of the frames of a tab. */
export type Seen = Record<Target["frame"], PageView | undefined>;

/** Draws numbers below one from whole ones: several choices come of one pick. */
function drawsOf(pick: number): () => number {
  let rest = pick;
  return () => {
    // The constants of Numerical Recipes: what one draw leaves is spread for the next.
    rest = (Math.imul(rest, 1_664_525) + 1_013_904_223) >>> 0;
    return rest / 2 ** 32;
  };
}

const passes = [1, 20, 70, 200, 400, 1000];

/**
 * What a client does next, by a pick that may be any whole number. What the page offers comes first: they fill in what is empty and
 * go on; now and then they go back, reload, look at the other tab, wait, or have a bad network.
 */
export function nextStep(pick: number, tab: number, seen: Seen): Step {
  const draw = drawsOf(pick);
  const one = <Kind>(kinds: readonly Kind[]): Kind => {
    const found = kinds[Math.floor(draw() * kinds.length)];
    if (found === undefined) throw new Error("There is nothing to choose from.");
    return found;
  };
  draw();
  const kind = draw();
  const controls = (["processor", "page"] as const).flatMap((frame) =>
    (seen[frame]?.controls ?? []).map((control) => ({ control, frame })),
  );
  if (kind < 0.02 || controls.length === 0) return { tab, do: "enter", address: one(entrances) };
  if (kind < 0.045) return { tab, do: "follow", lead: one(leads) };
  if (kind < 0.065) return { tab, do: "back" };
  if (kind < 0.075) return { tab, do: "forward" };
  if (kind < 0.11) return { tab, do: "reload" };
  if (kind < 0.15) return { tab: 1 - tab, do: "switchTo" };
  if (kind < 0.18) return { tab, do: "pass", seconds: one(passes) };
  if (kind < 0.25) return { tab, do: "fault", fault: one(faultKinds), calls: draw() < 0.7 ? "changing" : "any" };
  const { control, frame } = weighed(controls, draw());
  const { kind: kindOf, name, nth, purpose } = control;
  const target: Target = { frame, kind: kindOf, name, nth };
  if (kindOf === "field") return { tab, do: "type", target, typed: one(typedInto(purpose)) };
  return { tab, do: draw() < 0.1 ? "pressTwice" : "press", target };
}

type Framed = { control: Control; frame: Target["frame"] };

function weighed(controls: readonly Framed[], drawn: number): Framed {
  const weightOf = ({ control, frame }: Framed) => control.weight * (frame === "processor" ? 5 : 1);
  let rest = drawn * controls.reduce((total, one) => total + weightOf(one), 0);
  for (const one of controls) {
    rest -= weightOf(one);
    if (rest < 0) return one;
  }
  const [last] = controls.slice(-1);
  if (last === undefined) throw new Error("There is nothing to press.");
  return last;
}
