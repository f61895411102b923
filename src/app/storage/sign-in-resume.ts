import type { SignInResume, Way } from "../../../domain/sign-in.ts";
import type { StoredValue } from "../../browser/stored-value.ts";

const nothing: Omit<SignInResume, "way"> = { phone: "", name: "", challenge: null, verificationToken: null };

/** What a sign-in begins with: the way of the address, and what was typed a moment ago. */
export function resumeWith(stored: SignInResume | undefined, way: Way): SignInResume {
  return { ...nothing, ...stored, way };
}

/** Keeps what a reload must not lose; what is as it was is not written again. */
export function saveResume(store: StoredValue<SignInResume>, resume: SignInResume): void {
  if (JSON.stringify(store.read()) !== JSON.stringify(resume)) store.write(resume);
}
