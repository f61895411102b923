import type { SignedIn } from "../../domain/entities.ts";
import type { Credentials, NewAccount } from "./types.ts";
import type { SentCode, SignInResume } from "../../domain/sign-in.ts";

// Мадина signs in, or signs up.

export const phone = "8 701 123 45 67";
export const anotherPhone = "+7 (707) 765-43-21";
export const halfAPhone = "8 701 12";
export const password = "correct horse battery";
export const code = "123456";

export const credentials: Credentials = { phone, password };
export const account: NewAccount = { name: "Мадина", phone, password };
export const signedIn: SignedIn = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  tokenType: "Bearer",
  expiresIn: 900,
  user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" },
};
export const verified = { verificationToken: "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6" };
export const sentCode: SentCode = {
  challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  phone: 77011234567,
  expiresAt: Date.UTC(2026, 10, 20, 9, 5),
  resendAt: Date.UTC(2026, 10, 20, 9, 1),
  attemptsLeft: 5,
  purpose: "SIGN_IN",
};

export const byPassword: SignInResume = {
  way: "password",
  phone: "",
  name: "",
  challenge: null,
  verificationToken: null,
};
export const bySms: SignInResume = { ...byPassword, way: "sms" };
export const signUp: SignInResume = { ...byPassword, way: "signUp" };
export const reset: SignInResume = { ...byPassword, way: "reset" };
