import { smsVerificationMachine } from "../../machines/sms-verification/machine.ts";
import { type Needs, reservationEffects } from "../effects/reservation.ts";
import { smsVerificationEffects } from "../effects/sms-verification.ts";

/** Every actor that the process of a reservation names. */
export function reservationActors(needs: Needs) {
  return {
    ...reservationEffects(needs),
    smsVerification: smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) }),
  };
}
