import { expect, type Locator } from "@playwright/test";
import type { Stage } from "../stage/stage.ts";

const resend = "Отправить код ещё раз";

function proving({ page }: Stage): Locator {
  return page.locator("[data-sms-state]");
}

/** Whether the page asks for a code now. */
export async function isProving(stage: Stage): Promise<boolean> {
  return (await proving(stage).count()) > 0;
}

/** What becomes of the code that the page asks for; it is waited for. */
export async function provingState(stage: Stage): Promise<string | null> {
  return proving(stage).getAttribute("data-sms-state");
}

export async function seesProving(stage: Stage, state: string): Promise<void> {
  await expect(proving(stage)).toHaveAttribute("data-sms-state", state);
}

/** An hour after as many codes as a phone may have, it may have another. */
const longestWaitMinutes = 61;

/** Asks for another code as soon as the page lets the client: in a minute, in five, or within the hour. */
export async function requestCode({ page, user, world }: Stage): Promise<void> {
  const button = page.getByRole("button", { name: resend });
  for (let minutes = 0; minutes < longestWaitMinutes && !(await button.isVisible()); minutes += 1) await world.pass(60);
  await user.press(resend);
}

/** Comes to where a code can be entered: the code is on its way, or is asked for. */
export async function awaitCode(stage: Stage, operation = "requestSmsCode"): Promise<void> {
  if ((await provingState(stage))?.startsWith("asking")) await requestCode(stage);
  if ((await provingState(stage))?.startsWith("requesting")) await bringCode(stage, operation);
  await seesProving(stage, "enteringCode");
}

/** The service sends the code; the wait after earlier ones has passed there. */
export async function bringCode({ gate, world }: Stage, operation = "requestSmsCode"): Promise<void> {
  const { phone }: { phone: number } = (await gate.waiting(operation)).body();
  await world.endResendWait(phone);
  await gate.open(operation, "brings");
}

/** The phone that the page names. */
export async function phoneToProve({ page }: Stage): Promise<number> {
  const words = await page
    .getByText(/код на \+7/)
    .first()
    .innerText();
  return Number(words.replace(/\D/g, "").slice(0, 11));
}

/** The code that came to the phone which the page names. */
async function rightCode(stage: Stage): Promise<string> {
  return stage.other.readCode(await phoneToProve(stage));
}

export async function enterRightCode(stage: Stage): Promise<void> {
  await stage.user.enterCode(await rightCode(stage));
}

/** Any code but the right one. */
export async function enterWrongCode(stage: Stage): Promise<void> {
  const next = (Number(await rightCode(stage)) + 1) % 1_000_000;
  await stage.user.enterCode(String(next).padStart(6, "0"));
}

export async function endCode(stage: Stage): Promise<void> {
  await stage.world.endCode(await phoneToProve(stage));
}
