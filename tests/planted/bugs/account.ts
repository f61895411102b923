import type { PlantedBug } from "../bug.ts";

/** Being signed in, and all the ways to come to that and out of it. */
export const accountBugs: readonly PlantedBug[] = [
  {
    name: "password of another way",
    means: "A password that was typed for one thing is sent for another.",
    file: "machines/sign-in/setup.ts",
    text: 'way,\n      password: "",\n      code: "",',
    planted: 'way,\n      code: "",',
    machines: ["sign-in"],
  },
  {
    name: "untrimmed name",
    means: "Everybody reads a name with blanks around it.",
    file: "machines/sign-in/context.ts",
    text: 'return { purpose: "SIGN_UP", name: name.trim(), password };',
    planted: 'return { purpose: "SIGN_UP", name, password };',
    machines: ["sign-in"],
  },
  {
    name: "shortest password refused",
    means: "A password of just enough characters is called weak.",
    file: "domain/weak-password.ts",
    text: "passwordLength(password) < limits.passwordCharacters",
    planted: "passwordLength(password) <= limits.passwordCharacters",
    machines: ["sign-in"],
  },
  {
    name: "late refusal signs out",
    means: "A call with the token of before a refresh is refused, and the client is signed out.",
    file: "machines/session/setup.ts",
    text: "isCurrentSession: ({ context }, { accessToken }: SessionRefused) => isAboutCurrent(context, accessToken),",
    planted: "isCurrentSession: () => true,",
    machines: ["session"],
  },
  {
    name: "another client goes unseen",
    means: "Somebody else signs in in another tab, and this one shows who was here before.",
    file: "machines/session/setup.ts",
    text: "sessionElsewhere(event).user.id !== requireSession(context).user.id,",
    planted: "sessionElsewhere(event).user.id === requireSession(context).user.id,",
    machines: ["session"],
  },
  {
    name: "web session closed without a key",
    means: "A repeated closing of the web session is refused.",
    file: "machines/session/machine.ts",
    text: "input: ({ context }) => ({ idempotencyKey: keyOf(context.webSignOut) }),",
    planted: 'input: () => ({ idempotencyKey: "" as never }),',
    machines: ["session"],
  },
  {
    name: "deletion taken back without a key",
    means: "Taking back a deletion is refused.",
    file: "machines/account-deletion/machine.ts",
    text: "input: ({ context }) => ({ idempotencyKey: keyOf(context.cancel) }),",
    planted: 'input: () => ({ idempotencyKey: "" as never }),',
    machines: ["account-deletion"],
  },
];
