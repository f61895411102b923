import type { GiftCardConfigs } from "../../../domain/entities.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof giftCardMachine,
  { configs: GiftCardConfigs }
>("buying a gift card");
