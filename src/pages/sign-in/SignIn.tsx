import { useSelector } from "@xstate/react";
import { useMemo, type ComponentType, type ReactNode } from "react";
import type { To } from "react-router-dom";
import type { Way } from "../../../domain/sign-in.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import { smsVerificationOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useT } from "../../i18n/react.tsx";
import { SinglePress } from "../../ui/SinglePress.tsx";
import { FlowProvider, useFlowSelector, useFlowState } from "./flow.ts";
import { headingOf } from "./heading.ts";
import { useWayAddress } from "./use-way-address.ts";
import { views } from "./views.ts";

export type FrameProps = { heading: string; children: ReactNode };

type Props = {
  actor: FlowActor<typeof signInMachine>;
  /** The way of the address. */
  way: Way;
  /** Where a way is shown. */
  addressOf: (way: Way) => To;
  /** What is around the form, under a heading. */
  Frame: ComponentType<FrameProps>;
};

/** Signing in as the client sees it: what is asked of them now. */
export function SignIn({ actor, way, addressOf, Frame }: Props) {
  useWayAddress(actor, way, addressOf);
  const flow = useMemo(() => ({ actor }), [actor]);
  return (
    <FlowProvider value={flow}>
      <Asked Frame={Frame} />
    </FlowProvider>
  );
}

function Asked({ Frame }: Pick<Props, "Frame">) {
  const t = useT();
  const state = useFlowState();
  const smsState = useSelector(useFlowSelector(smsVerificationOf), (snapshot) => snapshot?.value);
  const way = useFlowSelector(wayOf);
  const View = views[state];
  return (
    <Frame heading={t(headingOf(state, way))}>
      <div data-sign-in-state={state} data-sms-state={smsState}>
        <SinglePress step={way}>
          <View />
        </SinglePress>
      </div>
    </Frame>
  );
}
