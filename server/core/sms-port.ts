import type { Phone } from "../../domain/phone.ts";
import type { OutsideAnswer, NotFound } from "./outside.ts";

/** The gateway of text messages; throws OutsideFailed. `id` is ours: up to 40 Latin letters, digits and ".-_". */
export type SmsPort = {
  send(message: { id: string; phone: Phone; text: string }): Promise<OutsideAnswer>;
  /** What became of the last message of this id to this phone. `done` is delivered. */
  statusOf(message: { id: string; phone: Phone }): Promise<OutsideAnswer | NotFound>;
};
