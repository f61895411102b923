import { requiredContext } from "../ui/required-context.ts";

/** Epoch milliseconds: at first the moment of rendering, then the clock's. */
export const [NowProvider, useNow] = requiredContext<number>("now");
