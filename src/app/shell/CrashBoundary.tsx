import { Component, type ReactNode } from "react";
import type { Location } from "react-router-dom";
import { Crash } from "./Crash.tsx";

type Props = { location: Location; children: ReactNode };
type State = { location: Location; isBroken: boolean };

/** Says that what is within broke, until the client goes elsewhere. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crash /> : this.props.children;
  }
}
