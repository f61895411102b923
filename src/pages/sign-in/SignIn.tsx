import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type ReactNode } from "react";
import type { Way } from "../../../domain/sign-in.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import { smsVerificationOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useT } from "../../i18n/react.tsx";
import { FlowProvider, useFlow, useFlowSelector, useFlowState } from "./flow.ts";
import { headingOf } from "./heading.ts";
import { views } from "./views.ts";

export type FrameProps = { heading: string; children: ReactNode };

type Props = {
  actor: FlowActor<typeof signInMachine>;
  /** The way of the address. */
  way: Way;
  onSwitch: (way: Way) => void;
  /** What is around the form, under a heading. */
  Frame: ComponentType<FrameProps>;
};

/** Signing in as the client sees it: what is asked of them now. */
export function SignIn({ actor, way, onSwitch, Frame }: Props) {
  const flow = useMemo(() => ({ actor, onSwitch }), [actor, onSwitch]);
  return (
    <FlowProvider value={flow}>
      <Asked way={way} Frame={Frame} />
    </FlowProvider>
  );
}

function Asked({ way, Frame }: Pick<Props, "way" | "Frame">) {
  const t = useT();
  const state = useFlowState();
  const smsState = useSelector(useFlowSelector(smsVerificationOf), (snapshot) => snapshot?.value);
  const taken = useFlowSelector(wayOf);
  const View = views[state];
  useAddressedWay(way, taken);
  return (
    <Frame heading={t(headingOf(state, taken))}>
      <div data-sign-in-state={state} data-sms-state={smsState}>
        <View />
      </div>
    </Frame>
  );
}

/**
 * Another way in the address is another way of the process; and a way that the process has taken by itself is another
 * address, so that every link to a way leads somewhere.
 */
function useAddressedWay(way: Way, taken: Way): void {
  const { actor, onSwitch } = useFlow();
  const shown = useRef(way);
  const follow = useEffectEvent(() => {
    if (shown.current !== way) {
      shown.current = way;
      actor.send({ type: "way.switched", way });
    } else if (taken !== way) {
      shown.current = taken;
      onSwitch(taken);
    }
  });
  useEffect(() => follow(), [way, taken]);
}
