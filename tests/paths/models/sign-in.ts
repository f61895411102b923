import type { EventObject } from "xstate";
import type { SignedIn } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import type { Way } from "../../../domain/sign-in.ts";
import type { SignInEvent, SignInInput } from "../../../machines/sign-in/types.ts";
import { parsePhone } from "../../../domain/phone.ts";
import * as selectors from "../../../machines/sign-in/selectors.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";
import { read } from "./read.ts";

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
  let failures: Failures = [];
  /** The phone of the right code that is good for signing up. */
  let provenPhone: number | null = null;
  let sentFor: string | undefined = input.challenge?.purpose;
  const proving = new Proving(input.challenge, () => {
    const purpose = purposes[way];
    const subject = purpose === "SIGN_UP" ? { purpose, name: name.trim(), password } : { purpose };
    return { phone: phoneIn(phone), subject };
  });

  const isProven = (): boolean => provenPhone !== null && provenPhone === phoneIn(phone);
  const prove = (): readonly string[] => proving.begin(sentFor === purposes[way]);
  /** Where a code is on its way for this very thing, it is gone on with at once; a new account is looked at first. */
  const firstCalls = (): readonly string[] => {
    const isAtCode = way === "sms" || (way === "reset" && (token === null || phoneIn(phone) === null));
    const isOnItsWay = sentFor === purposes[way] && input.challenge?.phone === phoneIn(phone);
    return isAtCode && isOnItsWay ? prove() : [];
  };
  const act = (event: SignInEvent): void => {
    switch (event.type) {
      case "way.switched":
        [way, password, token] = [event.way, "", null];
        [failures, provenPhone, proving.isGoingOn] = [[], null, false];
        return;
      case "account.edited":
        phone = event.account.phone ?? phone;
        name = event.account.name ?? name;
        return;
      case "credentials.submitted":
        phone = event.phone;
        failures = [...ofPhone(phone), ...(event.password === "" ? ofPassword("") : [])];
        if (failures.length === 0) password = event.password;
        return;
      case "phone.submitted":
        phone = event.phone;
        failures = ofPhone(phone);
        return;
      case "account.submitted": {
        [name, phone] = [event.name, event.phone];
        const isNamed = name.trim() !== "" && name.trim().length <= limits.nameCharacters;
        failures = [
          ...(isNamed ? [] : [{ kind: "nameMissing" } as const]),
          ...ofPhone(phone),
          ...ofPassword(event.password),
        ];
        if (failures.length === 0) password = event.password;
        return;
      }
      case "password.submitted":
        failures = ofPassword(event.password);
        if (failures.length === 0) password = event.password;
        return;
      case "offer.accepted":
        failures = [];
        return;
      case "sign-in.abandoned":
        [password, provenPhone, proving.isGoingOn] = ["", null, false];
    }
  };
  const signedIn = (output: SignedIn): EventObject[] => {
    [password, provenPhone] = ["", null];
    return [tell(output)];
  };

  return {
    notice(happening) {
      const wasProving = proving.isGoingOn;
      proving.notice(happening);
      if (happening.type === "answered" && happening.effect === "requestVerificationSms") {
        [sentFor, provenPhone] = [purposes[way], null];
      }
      if (happening.type === "failed" && !proving.isGoingOn) failures = [happening.failure];
      if (happening.type === "did" && !("code" in happening.event)) act(happening.event);
      if (happening.type === "failed" && happening.failure.kind === "refused") {
        const { code } = happening.failure.problem;
        if (happening.effect === "signInBySms" && code === "accountMissing" && way === "sms") {
          [way, sentFor, provenPhone] = ["signUp", "SIGN_UP", phoneIn(phone)];
        }
        if (happening.effect === "signUp" && code === "accountExists") {
          [password, sentFor, provenPhone] = ["", "SIGN_IN", null];
        }
        if (!wasProving && happening.failure.action === "changeContacts") {
          [proving.challenge, provenPhone] = [null, null];
        }
        // The code of a sign-up was offered for signing in: who goes on, goes on by SMS.
        if (happening.effect === "signInBySms" && codeIsOver.includes(code) && way === "signUp") way = "sms";
      }
      if (happening.type !== "answered") return [];
      switch (happening.effect) {
        case "validateCode":
          token = happening.output.verificationToken;
          proving.challenge = null;
          failures = [];
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
      if (happening.type === "entered") return firstCalls();
      if (happening.type === "answered" && happening.effect === "resetPassword") return ["signIn"];
      if (happening.type !== "did" || "code" in happening.event) return proving.calls(happening);
      switch (happening.event.type) {
        case "credentials.submitted":
          return failures.length === 0 ? ["signIn"] : [];
        case "phone.submitted":
          return failures.length === 0 ? prove() : [];
        case "account.submitted":
          if (failures.length > 0) return [];
          return isProven() ? ["signUp"] : prove();
        case "password.submitted":
          return failures.length === 0 ? ["resetPassword"] : [];
        case "offer.accepted":
          return ["signInBySms"];
        default:
          return proving.calls(happening);
      }
    },
    shown: (snapshot) =>
      read(selectors, snapshot, {
        wayOf: way,
        phoneOf: phone,
        nameOf: name,
        typedPasswordOf: password,
        isPhoneProven: isProven(),
        failuresOf: failures,
        smsVerificationOf: proving.isGoingOn ? "smsVerification" : undefined,
      }),
  };
}

function tell(signedIn: SignedIn): EventObject & { signedIn: SignedIn } {
  return { type: "client.signed-in", signedIn };
}

type Failures = ReturnType<typeof selectors.failuresOf>;

function ofPhone(typed: string): Failures {
  const phone = parsePhone(typed);
  return phone.ok ? [] : [{ kind: "phoneInvalid", problem: phone.problem }];
}

function ofPassword(password: string): Failures {
  if (password === "") return [{ kind: "passwordMissing" }];
  return isGood(password) ? [] : [{ kind: "weakPassword" }];
}

/** Eight characters are enough (spec §6). */
function isGood(password: string): boolean {
  return [...password].length >= 8;
}
