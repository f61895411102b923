import type { GiftCardConfigs } from "../../../domain/entities.ts";
import type { GiftCardStep } from "../../../domain/gift-card-steps.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof giftCardMachine,
  {
    configs: GiftCardConfigs;
    /** Goes to a step that was passed before. */
    goTo: (step: GiftCardStep) => void;
  }
>("buying a gift card");
