import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { GiftCardStep } from "../../domain/gift-card-steps.ts";
import type { ContactsActor } from "../contacts/selectors.ts";
import type { giftCardMachine } from "./machine.ts";

export type GiftCardActor = ActorRefFrom<typeof giftCardMachine>;
type Snapshot = SnapshotFrom<typeof giftCardMachine>;

const steps = {
  starting: "amount",
  choosingAmount: "amount",
  choosingDesign: "design",
  writingWords: "words",
  enteringContacts: "contacts",
  previewing: "preview",
  ordering: "preview",
  ordered: "preview",
  abandoned: "amount",
} as const satisfies Record<Snapshot["value"], GiftCardStep>;

/** The step at which the purchase is shown. */
export const stepOf = ({ value }: Snapshot): GiftCardStep => steps[value];
/** Whether the buyer can go to a step now. */
export const canRevisit = (step: GiftCardStep) => (snapshot: Snapshot) =>
  snapshot.status === "active" && snapshot.can({ type: "step.revisited", step });
export const choiceOf = ({ context }: Snapshot) => context.choice;
export const contactsOf = ({ context }: Snapshot) => context.contacts;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** The child that asks who gives the card, while there is one. */
export const contactsActorOf = ({ children }: Snapshot): ContactsActor | undefined => children.contacts;
