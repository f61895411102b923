import { useSelector } from "@xstate/react";
import { type ComponentType, useMemo } from "react";
import type { GiftCardConfigs } from "../../../domain/entities.ts";
import { giftCardStepBefore } from "../../../domain/gift-card-steps.ts";
import { smsVerificationOf } from "../../../machines/contacts/selectors.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { contactsActorOf, stepOf } from "../../../machines/gift-card/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { SinglePress } from "../../ui/SinglePress.tsx";
import { AmountStep } from "./AmountStep.tsx";
import { ContactsStep } from "./ContactsStep.tsx";
import { DesignStep } from "./DesignStep.tsx";
import { FlowProvider, useFlow, useFlowSelector, useFlowState } from "./flow.ts";
import { Head } from "./Head.tsx";
import { PreviewStep } from "./PreviewStep.tsx";
import { Shape } from "./Shape.tsx";
import { useStepAddress } from "./use-step-address.ts";
import { WordsStep } from "./WordsStep.tsx";
import styles from "./gift-purchase.module.css";

/** What every state of the process looks like. */
const views: Record<ReturnType<typeof useFlowState>, ComponentType> = {
  starting: AmountStep,
  choosingAmount: AmountStep,
  choosingDesign: DesignStep,
  writingWords: WordsStep,
  enteringContacts: ContactsStep,
  previewing: PreviewStep,
  ordering: PreviewStep,
  ordered: PreviewStep,
  abandoned: AmountStep,
};

type Props = { actor: FlowActor<typeof giftCardMachine>; configs: GiftCardConfigs };

/** The process as the buyer sees it: where it stands, what is asked of them, and the card as it takes shape. */
export function Purchase({ actor, configs }: Props) {
  const goTo = useStepAddress(actor);
  const flow = useMemo(() => ({ actor, configs, goTo }), [actor, configs, goTo]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const { goTo } = useFlow();
  const state = useFlowState();
  const step = useFlowSelector(stepOf);
  const contacts = useFlowSelector(contactsActorOf);
  const contactsState = useSelector(contacts, (snapshot) => snapshot?.value);
  const verification = useSelector(contacts, (snapshot) => snapshot && smsVerificationOf(snapshot));
  const smsState = useSelector(verification, (snapshot) => snapshot?.value);
  const View = views[state];
  const previous = giftCardStepBefore(step);
  return (
    <div
      className={styles.purchase}
      data-gift-state={state}
      data-contacts-state={contactsState}
      data-sms-state={smsState}
      data-step={step}
    >
      <Head step={step} onBack={previous && (() => goTo(previous))} />
      <SinglePress step={`${step} ${contactsState}`} className={styles.view}>
        <View />
      </SinglePress>
      {step !== "preview" && <Shape />}
    </div>
  );
}
