import { useSelector } from "@xstate/react";
import {
  challengeOf,
  codeStageOf,
  failedCallOf,
  failureOf,
  phoneOf,
  type SmsVerification,
} from "../../machines/sms-verification/selectors.ts";

/** What the field of a code shows of the process that proves a phone, and what it tells it: the properties of `CodeEntry`. */
export function useVerification(verification: SmsVerification) {
  return {
    state: useSelector(verification, codeStageOf),
    phone: useSelector(verification, phoneOf),
    challenge: useSelector(verification, challengeOf),
    failure: useSelector(verification, failureOf),
    failedCall: useSelector(verification, failedCallOf),
    onEnter: (code: string) => verification.send({ type: "code.entered", code }),
    onRequest: () => verification.send({ type: "code.requested" }),
  };
}
