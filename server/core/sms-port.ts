import type { Phone } from "../../domain/phone.ts";

/** Sends a text message; throws {@link SmsFailed} when the gateway did not take it. */
export type SmsPort = { send(phone: Phone, text: string): Promise<void> };

/** A message was not sent, or it is unknown whether it was. */
export class SmsFailed extends Error {
  override readonly name = "SmsFailed";
  /** Whether the same message may be taken later. */
  readonly mayBeRepeated: boolean;

  constructor(message: string, mayBeRepeated: boolean, cause?: unknown) {
    super(message, { cause });
    this.mayBeRepeated = mayBeRepeated;
  }
}
