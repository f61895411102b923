import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";
import {
  awaitCode,
  bringCode,
  endCode,
  enterRightCode,
  phoneToProve,
  provingState,
  requestCode,
  seesProving,
} from "./proving.ts";

type Answer = Driver["answers"][string];

const requestSms = "requestVerificationSms";
/** Long enough, and tried first by everybody who guesses. */
export const weakPassword = "password12";

/** The network brings the call after something has happened to its phone. */
const afterPhone = (operation: string, happens: (stage: Stage, phone: number) => Promise<void>) =>
  after<{ phone: number }>(operation, (stage, { phone }) => happens(stage, phone));

const byPassword: Driver["answers"] = {
  "signIn: signedIn": passes("signIn", "brings"),
  "signIn: wrongCredentials": afterPhone("signIn", ({ accounts }, phone) =>
    accounts.changePassword(phone, "changed elsewhere"),
  ),
  "signIn: tooManyRequests": afterPhone("signIn", ({ accounts }, phone) => accounts.spendPasswords(phone)),
  "signIn: unreachable": passes("signIn", "loses"),
  "signIn: broken": passes("signIn", "answersItself"),
};

async function awaitRequest(stage: Stage): Promise<void> {
  if (!(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
  await stage.gate.waiting(requestSms);
}

/** The right code comes in for an account that is there, or is not. */
const enterCodeOf =
  (happens: (stage: Stage, phone: number) => Promise<void>): Answer =>
  async (stage) => {
    await awaitCode(stage, requestSms);
    await happens(stage, await phoneToProve(stage));
    await enterRightCode(stage);
  };

const isSigningUp = async ({ page }: Stage) => page.url().includes("sign-up");

/** The proving of the phone, as far as signing in knows of it. */
const proving: Driver["answers"] = {
  "smsVerification: code sent": async (stage) => {
    await awaitRequest(stage);
    await bringCode(stage, requestSms);
    await seesProving(stage, "enteringCode");
  },
  "smsVerification: code spent": async (stage) => {
    await awaitCode(stage, requestSms);
    await endCode(stage);
    await enterRightCode(stage);
    await seesProving(stage, "askingForAnotherCode");
  },
  "smsVerification: accountExists": enterCodeOf(({ accounts }, phone) => accounts.give(phone)),
  "smsVerification: accountMissing": enterCodeOf(({ accounts }, phone) => accounts.takeAway(phone)),
  "smsVerification: weakPassword": async (stage) => {
    await awaitCode(stage, requestSms);
    stage.gate.close(["signUp"]);
    await enterRightCode(stage);
    await withWeakPassword("signUp")(stage);
  },
  "smsVerification: proven": enterCodeOf(async (stage, phone) => {
    if (await isSigningUp(stage)) await stage.accounts.takeAway(phone);
    else await stage.accounts.give(phone);
  }),
};

const bySms: Driver["answers"] = {
  "signInBySms: signedIn": passes("signInBySms", "brings"),
  "signInBySms: wrongCode": afterPhone("signInBySms", ({ accounts }, phone) => accounts.changeCode(phone)),
  "signInBySms: codeExpired": afterPhone("signInBySms", ({ world }, phone) => world.endCode(phone)),
  "signInBySms: tooManyRequests": askTooOften("signInBySms"),
  "signInBySms: unreachable": passes("signInBySms", "loses"),
  "signInBySms: broken": passes("signInBySms", "answersItself"),
};

/** The page refuses what is easily guessed: a service that knows more than it is played by another password on the way. */
const withWeakPassword =
  (operation: string): Answer =>
  ({ gate }) =>
    gate.open(operation, "brings", { body: { password: weakPassword } });

const withProvenPhone: Driver["answers"] = {
  "signUp: signedUp": afterPhone("signUp", ({ accounts }, phone) => accounts.takeAway(phone)),
  "signUp: accountExists": afterPhone("signUp", ({ accounts }, phone) => accounts.give(phone)),
  "signUp: weakPassword": withWeakPassword("signUp"),
  "signUp: codeExpired": afterPhone("signUp", ({ world }, phone) => world.endCode(phone)),
  "signUp: tooManyRequests": askTooOften("signUp"),
  "signUp: unreachable": passes("signUp", "loses"),
  "signUp: broken": passes("signUp", "answersItself"),
};

const newPassword: Driver["answers"] = {
  "resetPassword: done": passes("resetPassword", "brings"),
  "resetPassword: verificationExpired": afterPhone("resetPassword", ({ accounts }, phone) => accounts.endProof(phone)),
  "resetPassword: weakPassword": withWeakPassword("resetPassword"),
  "resetPassword: tooManyRequests": askTooOften("resetPassword"),
  "resetPassword: unreachable": passes("resetPassword", "loses"),
  "resetPassword: broken": passes("resetPassword", "answersItself"),
};

export const signInAnswers: Driver["answers"] = {
  ...byPassword,
  ...proving,
  ...bySms,
  ...withProvenPhone,
  ...newPassword,
};
