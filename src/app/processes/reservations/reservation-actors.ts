import { contactsMachine } from "../../../../machines/contacts/machine.ts";
import { smsVerificationMachine } from "../../../../machines/sms-verification/machine.ts";
import { timeHoldMachine } from "../../../../machines/time-hold/machine.ts";
import { reservationEffects } from "../../../effects/reservation.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../../../effects/sms-verification.ts";
import { timeHoldEffects, type TimeHoldNeeds } from "../../../effects/time-hold.ts";

/** Every actor that the process of a reservation names, and every one that its children name. */
export function reservationActors(needs: SmsVerificationNeeds & TimeHoldNeeds) {
  const smsVerification = smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) });
  return {
    ...reservationEffects(needs),
    timeHold: timeHoldMachine.provide({ actors: timeHoldEffects(needs) }),
    contacts: contactsMachine.provide({ actors: { smsVerification } }),
  };
}
