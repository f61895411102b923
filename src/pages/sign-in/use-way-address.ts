import { type To, useLocation, useNavigate } from "react-router-dom";
import { type Way, ways } from "../../../domain/sign-in.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import { wayOf } from "../../../machines/sign-in/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useStepAddress } from "../../flow/use-step-address.ts";

/** A way takes the place of another one, in the history too. */
const steps = { names: ways, isRevisitable: () => false, canBeLost: () => false };

/**
 * Joins the address and the process: a way that it goes on by, chosen or not, is another address in the place of this one,
 * so that every link to a way leads somewhere; another way in the address is another one of the process.
 */
export function useWayAddress(
  actor: FlowActor<typeof signInMachine>,
  addressed: Way,
  addressOf: (way: Way) => To,
): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useStepAddress({
    actor,
    steps,
    addressed: { step: addressed, asksMore: false, hasQuery: false },
    viewOf: (snapshot) => {
      const isActive = snapshot.status === "active";
      return { step: isActive ? wayOf(snapshot) : null, canFollow: isActive };
    },
    revisit: (way) => actor.send({ type: "way.switched", way }),
    // The entry stays what it was otherwise: it may lie over another page, which has left something in it.
    show: (way, options) => void navigate(addressOf(way), { ...options, state }),
  });
}
