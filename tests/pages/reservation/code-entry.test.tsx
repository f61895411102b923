// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { challenge } from "../../../machines/kit/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import type { CodeFailure } from "../../../src/blocks/code/code-failure.ts";
import { CodeEntry } from "../../../src/blocks/code/CodeEntry.tsx";
import { EnvironmentProvider, type Environment } from "../../../src/blocks/environment.ts";
import { renderWords } from "../../support/render-text.tsx";

afterEach(cleanup);

const environment: Environment = {
  origin: "",
  now: 0,
  readSavedReservation: async () => undefined,
  prefetch: () => {},
  readOneTimeCode: async () => undefined,
  deviceOffset: () => 0,
  emit: () => {},
};

/** A whole code is typed, and the check of it ends so. */
async function enteredInVain(failure: CodeFailure) {
  const onEnter = vi.fn<(code: string) => void>();
  const entry = (state: "enteringCode" | "checkingCode", ended: CodeFailure | null) => (
    <EnvironmentProvider value={environment}>
      <CodeEntry
        state={state}
        phone={challenge.phone}
        challenge={challenge}
        failure={ended}
        onEnter={onEnter}
        onRequest={() => {}}
        onChangePhone={() => {}}
      />
    </EnvironmentProvider>
  );
  const { rerender } = await renderWords(entry("enteringCode", null));
  const field = screen.getByLabelText<HTMLInputElement>("Код из SMS, шесть цифр");
  await userEvent.type(field, "123456");
  rerender(entry("checkingCode", null));
  rerender(entry("enteringCode", failure));
  return { field, onEnter };
}

test.each([unreachable.failed, { kind: "broken" } as const, refused("tooManyRequests").failed])(
  "a code that could not be checked (%j) stays, and is sent again by a press",
  async (failure) => {
    const { field, onEnter } = await enteredInVain(failure);
    expect(field.value).toBe("123456");
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    expect(onEnter.mock.calls).toEqual([["123456"], ["123456"]]);
  },
);

test("a wrong code makes room for the next one", async () => {
  const { field } = await enteredInVain(refused("wrongCode", { attemptsLeft: 4 }).failed);
  expect(field.value).toBe("");
  expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
});
