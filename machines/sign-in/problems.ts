import { isName } from "../../domain/full-name.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isWeakPassword } from "../../domain/weak-password.ts";
import type { SignInFailure } from "./failure.ts";
import type { Credentials, NewAccount } from "./types.ts";

/** All that is wrong with what was typed, for each form; nothing for a good one. */
export const problems = {
  ofPhone({ phone }: { phone: string }): SignInFailure[] {
    const parsed = parsePhone(phone);
    return parsed.ok ? [] : [{ kind: "phoneInvalid", problem: parsed.problem }];
  },
  ofCredentials({ phone, password }: Credentials): SignInFailure[] {
    return [...problems.ofPhone({ phone }), ...(password === "" ? [passwordMissing] : [])];
  },
  ofPassword({ phone, password }: Credentials): SignInFailure[] {
    if (password === "") return [passwordMissing];
    const parsed = parsePhone(phone);
    return isWeakPassword(password, parsed.ok ? parsed.phone : null) ? [{ kind: "weakPassword" }] : [];
  },
  ofAccount({ name, phone, password }: NewAccount): SignInFailure[] {
    return [
      ...(isName(name) ? [] : [{ kind: "nameMissing" } as const]),
      ...problems.ofPhone({ phone }),
      ...problems.ofPassword({ phone, password }),
    ];
  },
};

const passwordMissing: SignInFailure = { kind: "passwordMissing" };
