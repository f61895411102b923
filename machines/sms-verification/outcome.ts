import type { SignedIn } from "../../domain/entities.ts";
import { required } from "../kit/required.ts";
import type { VerificationOutput, VerifiedPhone } from "./types.ts";

type Refused = Extract<VerificationOutput, { kind: "refused" }>;

/** Who is signed in by the right code, where it was one for signing in or up. */
export function signedInBy(output: VerificationOutput): SignedIn | null {
  return output.kind === "proven" && "user" in output.proven ? output.proven : null;
}

/** The phone that the right code has proven, where it was one for a new password or a gift card. */
export function verifiedBy(output: VerificationOutput): VerifiedPhone | null {
  return output.kind === "proven" && "verificationToken" in output.proven ? output.proven : null;
}

/** The refusal of a proving that has given nothing. */
export function refusedBy(output: VerificationOutput): Refused {
  return required(output.kind === "refused" ? output : null, "a refusal");
}
