import { assign, emit, setup } from "xstate";
import type { CreatedGiftCard } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { GiftCardChoice } from "../../domain/gift-card-draft.ts";
import type { GiftCardStep } from "../../domain/gift-card-steps.ts";
import type { LocalDate } from "../../domain/time.ts";
import {
  contactsEnded,
  contactsMachine,
  contactsChanged,
  phoneDoubted,
  type ContactsOutput,
  type ContactsProgress,
} from "../contacts/machine.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import { intentTo } from "../kit/intent.ts";
import {
  amountFailure,
  deliveryFailure,
  isOpen,
  isEditAt,
  isWhole,
  orderedFact,
  orderOf,
  stepToBeginAt,
  type ChoiceStep,
} from "./rules.ts";
import type {
  CreateGiftCardInput,
  GiftCardContext,
  GiftCardEvent,
  GiftCardFact,
  GiftCardInput,
  StepRevisited,
} from "./types.ts";

type Failed = { failure: Failure };
type Today = { today: LocalDate };

/** What buying a gift card is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const giftCardSetup = setup({
  types: {
    input: {} as GiftCardInput,
    context: {} as GiftCardContext,
    events: {} as GiftCardEvent,
    emitted: {} as GiftCardFact,
    tags: {} as "waitsForUser" | "waitsForServer",
    children: {} as { contacts: "contacts" },
  },
  actors: {
    createGiftCard: effect<CreatedGiftCard, CreateGiftCardInput>("createGiftCard"),
    contacts: contactsMachine,
  },
  guards: {
    ...failureGuards,
    isBeginningAt: ({ context }, { step }: { step: GiftCardStep }) => stepToBeginAt(context) === step,
    isEditAt: (_, { step, choice }: { step: ChoiceStep; choice: Partial<GiftCardChoice> }) => isEditAt(step, choice),
    isRevisited: ({ context }, { step, event }: { step: GiftCardStep; event: StepRevisited }) =>
      event.step === step && isOpen(context, step),
    isAmountRight: ({ context }) => amountFailure(context.choice) === null,
    isDeliveryWrong: ({ context }, { today }: Today) => deliveryFailure(context.choice, today) !== null,
    isWhole: ({ context }) => isWhole(context),
    isKnown: (_, { kind }: ContactsOutput) => kind === "known",
  },
  actions: {
    takeContacts: assign((_, progress: ContactsProgress) => contactsChanged(progress)),
    endContacts: assign((_, output: ContactsOutput) => contactsEnded(output)),
    doubtPhone: assign(({ context }, { failure }: Failed) => phoneDoubted(context, failure)),
    revise: assign({ isRevised: true }),
    edit: assign(({ context }, { choice }: { choice: Partial<GiftCardChoice> }) => ({
      choice: { ...context.choice, ...choice },
      failure: null,
    })),
    noteAmount: assign(({ context }) => ({ failure: amountFailure(context.choice) })),
    noteDelivery: assign(({ context }, { today }: Today) => ({ failure: deliveryFailure(context.choice, today) })),
    intendOrder: assign(({ context }) => ({
      failure: null,
      ordering: intentTo(orderOf(context), context.ordering),
    })),
    settleOrder: assign({ ordering: null }),
    takeOrder: assign((_, ordered: CreatedGiftCard) => ({ ordered, ordering: null })),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceOrder: emit(({ context }) => orderedFact(context)),
    announceAbandonment: emit({ type: "purchase.abandoned" }),
  },
});
