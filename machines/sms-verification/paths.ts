import type { Challenge } from "../../domain/draft.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { smsVerificationMachine } from "./machine.ts";

const phone = 77011234567;
const hold = { reservationId: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", secret: "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99" };
const challenge: Challenge = {
  challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  phone,
  expiresAt: Date.UTC(2026, 10, 20, 9, 5),
  resendAt: Date.UTC(2026, 10, 20, 9, 1),
  attemptsLeft: 5,
};
const proof = "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6";

export const smsVerificationPaths: Paths<typeof smsVerificationMachine> = {
  machine: smsVerificationMachine,
  inputs: {
    "a phone to prove": { phone, subject: hold, challenge: null },
    "a code sent before a reload": { phone, subject: hold, challenge },
    "a code sent to another phone": { phone, subject: hold, challenge: { ...challenge, phone: 77019998877 } },
  },
  events: {
    "code.entered: right": { type: "code.entered", code: "123456" },
    "code.entered: wrong": { type: "code.entered", code: "654321" },
    "code.entered: half": { type: "code.entered", code: "123" },
    "code.requested": { type: "code.requested" },
  },
  answers: {
    requestSmsCode: {
      sent: { done: ({ phone }) => ({ ...challenge, phone }) },
      tooManyCodes: refused("tooManyCodes", { waitSeconds: 60 }),
      holdExpired: refused("holdExpired"),
      unreachable,
      broken,
    },
    codeExpiry: { "ran out": { done: () => undefined } },
    checkSmsCode: {
      proven: { done: ({ phone }) => ({ proof, phone }) },
      wrongCode: refused("wrongCode", { attemptsLeft: 4 }),
      codeExpired: refused("codeExpired"),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context }) => ({
    codeOnItsWay: context.challenge?.phone === context.phone,
    requestUnanswered: context.request !== null,
    checkUnanswered: context.check !== null,
  }),
};
