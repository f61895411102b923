import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type ReactNode } from "react";
import type { Way } from "../../../domain/sign-in.ts";
import { useT } from "../../i18n/react.tsx";
import { smsVerificationOf } from "../../../machines/sign-in/selectors.ts";
import { FlowProvider } from "./flow.ts";
import type { SignInActor } from "./port.ts";
import { headingOf } from "./heading.ts";
import { views } from "./views.ts";

export type FrameProps = { heading: string; children: ReactNode };

type Props = {
  actor: SignInActor;
  /** The way of the address. */
  way: Way;
  onSwitch: (way: Way) => void;
  /** What is around the form, under a heading. */
  Frame: ComponentType<FrameProps>;
};

/** Signing in as the client sees it: what is asked of them now. */
export function SignIn({ actor, way, onSwitch, Frame }: Props) {
  const state = useSelector(actor, ({ value }) => value);
  const smsState = useSelector(useSelector(actor, smsVerificationOf), (snapshot) => snapshot?.value);
  const taken = useSelector(actor, ({ context }) => context.way);
  const t = useT();
  useAddressedWay({ actor, way, taken, onSwitch });
  const flow = useMemo(() => ({ actor, onSwitch }), [actor, onSwitch]);
  const View = views[state];
  return (
    <FlowProvider value={flow}>
      <Frame heading={t(headingOf(state, taken))}>
        <div data-sign-in-state={state} data-sms-state={smsState}>
          <View />
        </div>
      </Frame>
    </FlowProvider>
  );
}

/**
 * Another way in the address is another way of the process; and a way that the process has taken by itself is another
 * address, so that every link to a way leads somewhere.
 */
function useAddressedWay({ actor, way, taken, onSwitch }: Omit<Props, "Frame"> & { taken: Way }): void {
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
