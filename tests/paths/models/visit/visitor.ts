import { contactsProblem, phoneIn } from "../phone.ts";
import { Proving } from "../proving.ts";
import type { Contacts } from "../../../../machines/contacts/types.ts";
import type { ReservationInput } from "../../../../machines/reservation/types.ts";
import type { Promised } from "./promised.ts";

/** Who comes: what they typed of themselves, and what shows that the phone is theirs. */
export class Visitor {
  typed: Contacts;
  own: number | null;
  proof: ReservationInput["draft"]["proof"];
  /** Whether they came back to say who they are once more. */
  isRevised = false;
  readonly proving: Proving;

  constructor({ draft, ownPhone }: ReservationInput, promised: Promised) {
    const { clientName, clientPhone, comment, challenge, proof } = draft;
    this.typed = { clientName, clientPhone, comment };
    [this.own, this.proof] = [ownPhone ?? null, proof];
    this.proving = new Proving(challenge, () => {
      const { reservationId = "", secret = "" } = promised.hold ?? {};
      return { phone: this.phone, subject: { purpose: "RESERVATION", reservationId, secret } };
    });
  }

  get phone(): number | null {
    return phoneIn(this.typed.clientPhone);
  }

  get isWhole(): boolean {
    return contactsProblem(this.typed.clientName, this.typed.clientPhone) === null;
  }

  get isProven(): boolean {
    return this.isProvenByCode || this.isOnlyOwn;
  }

  get isProvenByCode(): boolean {
    return this.isWhole && this.proof?.phone === this.phone;
  }

  /** Whether nothing but the account shows that the phone is theirs. */
  get isOnlyOwn(): boolean {
    return this.isWhole && !this.isProvenByCode && this.own === this.phone;
  }

  /** Whether they have nothing left to say: a phone of the account alone does not do unseen. */
  isReady(hasSeenBill: boolean): boolean {
    return this.isProvenByCode || (hasSeenBill && this.isOnlyOwn);
  }

  /** Whether the code on its way is gone on with at once, where they are asked who they are. */
  isAtCode(hasSeenBill: boolean): boolean {
    const isShown = this.isRevised || (!hasSeenBill && this.isOnlyOwn);
    return !isShown && this.isWhole && this.proving.challenge?.phone === this.phone;
  }

  /** It is known who comes: as it is sent, and with no code on its way. */
  know(): void {
    const { clientName, clientPhone, comment } = this.typed;
    this.typed = { clientName: clientName.trim(), clientPhone, comment: comment.trim() };
    if (this.proof?.phone !== this.phone) this.proof = null;
    [this.proving.challenge, this.isRevised] = [null, false];
  }

  /** What they are sent as. */
  sent(): object {
    const { clientName, comment } = this.typed;
    const proof = this.proof?.phone === this.phone ? this.proof?.proof : null;
    return { clientName: clientName.trim(), clientPhone: this.phone, comment: comment.trim(), proof };
  }
}
