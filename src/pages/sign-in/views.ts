import type { ComponentType } from "react";
import { CodeView } from "./CodeView.tsx";
import { CredentialsView } from "./CredentialsView.tsx";
import { NewPasswordView } from "./NewPasswordView.tsx";
import { OfferView } from "./OfferView.tsx";
import { NewAccountView } from "./NewAccountView.tsx";
import { PhoneView } from "./PhoneView.tsx";
import { SignInSkeleton } from "./SignInSkeleton.tsx";
import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { StateOf } from "../../flow/state.ts";

/** What a client sees in each state; a new state without a view does not compile. */
export const views = {
  starting: SignInSkeleton,
  enteringCredentials: CredentialsView,
  signingIn: CredentialsView,
  enteringPhone: PhoneView,
  enteringAccount: NewAccountView,
  provingPhone: CodeView,
  decidingToSignIn: OfferView,
  signingInBySms: OfferView,
  signingUp: NewAccountView,
  enteringNewPassword: NewPasswordView,
  resettingPassword: NewPasswordView,
  signedIn: SignInSkeleton,
  abandoned: SignInSkeleton,
} satisfies Record<StateOf<SnapshotFrom<typeof signInMachine>>, ComponentType>;
