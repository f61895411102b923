import type { EventObject } from "xstate";
import type { SignedIn } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import type { Way } from "../../../domain/sign-in.ts";
import type { SignInEvent, SignInInput } from "../../../machines/sign-in/types.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";

const purposes: Record<Way, "SIGN_IN" | "SIGN_UP" | "RESET_PASSWORD"> = {
  password: "SIGN_IN",
  sms: "SIGN_IN",
  signUp: "SIGN_UP",
  reset: "RESET_PASSWORD",
};

const codeIsOver: string[] = ["wrongCode", "codeExpired"];

type Answer =
  | { effect: "signIn" | "signUp" | "signInBySms"; output: SignedIn }
  | { effect: "validateCode"; output: { verificationToken: string } }
  | { effect: "resetPassword" | "requestVerificationSms" | "waitUntil"; output: unknown };

/** Somebody who signs in or up: what they typed for the way they have chosen, and nothing of another way. */
export function signInModel(input: SignInInput): Model<SignInEvent, Answer> {
  let { way, phone, name } = input;
  let password = "";
  let token = input.verificationToken;
  let sentFor: string | undefined = input.challenge?.purpose;
  const proving = new Proving(input.challenge, () => {
    const purpose = purposes[way];
    const subject = purpose === "SIGN_UP" ? { purpose, name: name.trim(), password } : { purpose };
    return { phone: phoneIn(phone), subject };
  });

  const act = (event: SignInEvent): void => {
    switch (event.type) {
      case "way.switched":
        [way, password, token] = [event.way, "", null];
        return;
      case "account.edited":
        phone = event.account.phone ?? phone;
        name = event.account.name ?? name;
        return;
      case "credentials.submitted":
        phone = event.phone;
        if (phoneIn(phone) !== null && event.password !== "") password = event.password;
        return;
      case "phone.submitted":
        phone = event.phone;
        return;
      case "account.submitted": {
        [name, phone] = [event.name, event.phone];
        const isNamed = name.trim() !== "" && name.trim().length <= limits.nameCharacters;
        if (isNamed && phoneIn(phone) !== null && isGood(event.password)) password = event.password;
        return;
      }
      case "password.submitted":
        if (isGood(event.password)) password = event.password;
        return;
      case "offer.accepted":
        return;
      case "sign-in.abandoned":
        password = "";
    }
  };
  const signedIn = (output: SignedIn): EventObject[] => {
    password = "";
    return [tell(output)];
  };

  return {
    notice(happening) {
      proving.notice(happening);
      if (happening.type === "answered" && happening.effect === "requestVerificationSms") sentFor = purposes[way];
      if (happening.type === "did" && !("code" in happening.event)) act(happening.event);
      if (happening.type === "failed" && happening.failure.kind === "refused") {
        const { code } = happening.failure.problem;
        if (happening.effect === "signInBySms" && code === "accountMissing" && way === "sms") {
          [way, sentFor] = ["signUp", "SIGN_UP"];
        }
        if (happening.effect === "signUp" && code === "accountExists") [password, sentFor] = ["", "SIGN_IN"];
        // The code of a sign-up was offered for signing in: who goes on, goes on by SMS.
        if (happening.effect === "signInBySms" && codeIsOver.includes(code) && way === "signUp") way = "sms";
      }
      if (happening.type !== "answered") return [];
      switch (happening.effect) {
        case "validateCode":
          token = happening.output.verificationToken;
          proving.challenge = null;
          return [];
        case "resetPassword":
          way = "password";
          return [];
        case "signIn":
        case "signUp":
        case "signInBySms":
          return signedIn(happening.output);
        default:
          return [];
      }
    },
    inputOf(effect) {
      const canonical = phoneIn(phone);
      if (effect === "signIn") return { phone: canonical, password };
      if (effect === "resetPassword") return { phone: canonical, verificationToken: token, password };
      return proving.inputOf(effect);
    },
    calls(happening) {
      if (happening.type === "answered" && happening.effect === "resetPassword") return ["signIn"];
      if (happening.type !== "did" || "code" in happening.event) return proving.calls(happening);
      switch (happening.event.type) {
        case "credentials.submitted":
          return phoneIn(phone) !== null && happening.event.password !== "" ? ["signIn"] : [];
        case "phone.submitted":
          if (phoneIn(phone) === null) return [];
          return sentFor === purposes[way] ? proving.firstCalls() : ["requestVerificationSms"];
        case "password.submitted":
          return isGood(happening.event.password) ? ["resetPassword"] : [];
        case "offer.accepted":
          return ["signInBySms"];
        default:
          return proving.calls(happening);
      }
    },
    shown: ({ context }) => ({
      "the way is": [way, context.way],
      "the phone is typed as": [phone, context.phone],
      "the name is typed as": [name, context.name],
      "the password is kept as": [password, context.password],
    }),
  };
}

function tell(signedIn: SignedIn): EventObject & { signedIn: SignedIn } {
  return { type: "client.signed-in", signedIn };
}

/** Eight characters are enough (spec §6). */
function isGood(password: string): boolean {
  return [...password].length >= 8;
}
