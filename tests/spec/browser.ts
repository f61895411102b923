import { vi } from "vitest";
import type { Operation } from "../../src/api/client.ts";
import { createBrowserDependencies } from "../../src/app/browser-dependencies.ts";
import type { AppDependencies } from "../../src/app/dependencies/dependencies.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { openStorage } from "../../src/browser/storage.ts";
import { base, type Call, wholeAnswer } from "../api/calls.ts";
import { operationOf } from "../support/operations.ts";

export const tokens = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  tokenType: "Bearer",
  expiresIn: 900,
} as const;
export const madina = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

type Answers = Partial<Record<Operation, () => Response | Promise<Response>>>;

export type Browser = AppDependencies & {
  /** What went over the wire but translations, in order. */
  calls: readonly (Call & { operation: string | undefined })[];
  /** The calls of an operation. */
  callsOf(operation: Operation): readonly Call[];
  /** The files that were fetched: translations that are no calls. */
  files: readonly Pick<Call, "path" | "headers">[];
  /** Where somebody was sent, in order: a status that took them to /not-found, or "home". */
  sent: readonly (number | "home")[];
};

/**
 * The app of a page as it is built in production, over a network of the test's: what is not named is answered with
 * success, and words by `answerWords`. What lies in jsdom's storage is what earlier visits left.
 */
export async function openBrowser(
  answers: Answers = {},
  translations = "/locales",
  answerWords?: () => Response | Promise<Response>,
): Promise<Browser> {
  const calls: (Call & { operation: string | undefined })[] = [];
  const sent: (number | "home")[] = [];
  const files: Pick<Call, "path" | "headers">[] = [];
  vi.stubGlobal("fetch", async (asked: string | Request, options?: RequestInit) => {
    if (typeof asked === "string") {
      files.push({ path: new URL(asked, base).pathname, headers: new Headers(options?.headers) });
      return answerWords?.() ?? Response.json({});
    }
    const { method, url, headers } = asked;
    const { pathname: path, search: query } = new URL(url);
    const operation = operationOf(method, path);
    calls.push({ method, path, query, headers: new Headers(headers), body: await asked.text(), operation });
    if (answerWords && url.startsWith(translations)) return answerWords();
    const answer = Object.entries(answers).find(([name]) => name === operation)?.[1];
    return answer?.() ?? Response.json(wholeAnswer);
  });
  document.head.innerHTML = `<meta name="kezek-api" content="${base}"><meta name="kezek-translations" content="${translations}">`;
  const dependencies = await createBrowserDependencies(undefined, {
    page: () => window.location.pathname,
    leave: (status) => void sent.push(status),
    goHome: () => void sent.push("home"),
    dropLanguage: () => {},
  });
  return {
    ...dependencies,
    calls,
    callsOf: (operation) => calls.filter((call) => call.operation === operation),
    sent,
    files,
  };
}

/** What a client who signed in then, just now unless said, has left in the browser: `at` in milliseconds. */
export function leaveSession(at = Date.now()): void {
  const values = storedValues(openStorage(false));
  const { tokenType: _, ...info } = tokens;
  values.currentUser.write(madina);
  values.tokenInfo.write({ ...info, setTokenDate: at, signedInAt: at });
}
