import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { CodeFailure, CodeStage, FailedCall } from "../../../domain/sms-code.ts";
import { challenge } from "../../../machines/kit/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { CodeEntry } from "../../../src/blocks/code/CodeEntry.tsx";
import { DeviceProvider } from "../../../src/blocks/device.ts";
import { noDevice } from "../../support/no-device.ts";
import { renderText } from "../../support/render-text.tsx";

beforeEach(() => void vi.setSystemTime(challenge.resendAt));

type Ended = { failure: CodeFailure | null; failedCall: FailedCall | null };
const nothing: Ended = { failure: null, failedCall: null };

/** A code is awaited; `become` shows how it goes on. */
async function awaitCode() {
  const onEnter = vi.fn<(code: string) => void>();
  const entry = (state: CodeStage, ended: Ended, sent: typeof challenge | null = challenge) => (
    <DeviceProvider value={noDevice}>
      <CodeEntry
        state={state}
        phone={challenge.phone}
        challenge={sent}
        {...ended}
        onEnter={onEnter}
        onRequest={() => {}}
        onChangePhone={() => {}}
        otherwise={<a href="tel:+77000000101">Позвонить</a>}
      />
    </DeviceProvider>
  );
  const { rerender } = await renderText(entry("enteringCode", nothing));
  const become = (state: CodeStage, ended = nothing, sent: typeof challenge | null = challenge) =>
    rerender(entry(state, ended, sent));
  return { field: screen.getByLabelText<HTMLInputElement>("Код из SMS, шесть цифр"), onEnter, become };
}

/** A whole code is typed, and the check of it ends so. */
async function enteredInVain(failure: CodeFailure) {
  const awaited = await awaitCode();
  await userEvent.type(awaited.field, "123456");
  awaited.become("checkingCode");
  awaited.become("enteringCode", { failure, failedCall: "check" });
  return awaited;
}

/** Another code is asked for, and can't be sent. */
async function requestedInVain(failure: CodeFailure) {
  const awaited = await awaitCode();
  awaited.become("requestingCode");
  awaited.become("enteringCode", { failure, failedCall: "request" });
  return awaited;
}

test.each([
  [unreachable.failed, "Нет связи. Код ещё не проверен: проверьте интернет и повторите."],
  [{ kind: "broken" } as const, "Не удалось проверить код. Попробуйте ещё раз."],
  [refused("tooManyRequests").failed, "Сейчас не получается"],
])(
  "a code that could not be checked (%j) stays, is said once not to have been checked, and is sent again by a press",
  async (failure, said) => {
    const { field, onEnter } = await enteredInVain(failure);
    expect(field.value).toBe("123456");
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([said]);
    expect(screen.queryByText(/Если SMS с кодом не пришла/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    expect(onEnter.mock.calls).toEqual([["123456"], ["123456"]]);
  },
);

test("a wrong code makes room for the next one", async () => {
  const { field } = await enteredInVain(refused("wrongCode", { attemptsLeft: 4 }).failed);
  expect(field.value).toBe("");
  expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
});

test("a code that may be checked again later says when", async () => {
  await enteredInVain(refused("tooManyRequests", { waitSeconds: 30 }).failed);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Повторить через 0:30" }).disabled).toBe(true);
});

test("another code that could not be sent says so, and nothing of the code in the field", async () => {
  const { field } = await requestedInVain(unreachable.failed);
  expect(screen.getByText("Проверьте интернет. Если SMS с кодом не пришла, запросите его ещё раз.")).toBeTruthy();
  expect(screen.queryByText("Не удалось проверить код. Попробуйте ещё раз.")).toBeNull();
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("what is typed stays when another code could not be sent, and is not offered for a check", async () => {
  const { field, become } = await awaitCode();
  await userEvent.type(field, "123456");
  become("enteringCode", {
    failure: refused("recaptchaFailed", { action: "changeContacts" }).failed,
    failedCall: "request",
  });
  expect(field.value).toBe("123456");
  expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
});

test("another code that may be had later says when, also after the check of the first one", async () => {
  const { become } = await requestedInVain(refused("tooManyCodes", { waitSeconds: 600 }).failed);
  const later = () => screen.getByRole<HTMLButtonElement>("button", { name: "Новый код через 10:00" });
  expect(later().disabled).toBe(true);
  become("checkingCode");
  become("enteringCode", { failure: refused("wrongCode", { attemptsLeft: 4 }).failed, failedCall: "check" });
  expect(later().disabled).toBe(true);
  become("askingForAnotherCode", { failure: { kind: "codeExpired" }, failedCall: null });
  expect(later().disabled).toBe(true);
});

test("another code is typed into an empty field", async () => {
  const { field, become } = await enteredInVain(unreachable.failed);
  become("requestingCode");
  become("enteringCode", nothing, { ...challenge, challengeId: "another" });
  expect(field.value).toBe("");
});

test("a code that is sent is typed without a press", async () => {
  const { field, become } = await awaitCode();
  become("requestingCode");
  field.blur();
  become("enteringCode");
  expect(document.activeElement).toBe(field);
});

test("a code that is sent is typed without a press also by who is still at the button that asked for it", async () => {
  const { field, become } = await awaitCode();
  become("requestingCode");
  const next = document.createElement("button");
  document.body.append(next);
  next.focus();
  become("enteringCode");
  next.remove();
  expect(document.activeElement).toBe(field);
});

test("a code that is sent while somebody is at another control does not take their press", async () => {
  const { field, become } = await awaitCode();
  become("requestingCode");
  const change = screen.getByRole("button", { name: "Изменить номер" });
  change.focus();
  become("enteringCode");
  expect(document.activeElement).toBe(change);
  become("checkingCode");
  change.blur();
  become("enteringCode");
  expect(document.activeElement).toBe(field);
});

test("where no code could be sent, nothing says that one was", async () => {
  const { become } = await awaitCode();
  become("askingForCode", { failure: unreachable.failed, failedCall: "request" }, null);
  expect(screen.queryByText(/Отправили код/)).toBeNull();
  expect(screen.getByText("+7 701 123 45 67")).toBeTruthy();
});

test.each([
  ["too many were asked for", refused("tooManyCodes", { waitSeconds: 3000 }).failed, 1],
  ["the next one is near", refused("tooManyCodes", { waitSeconds: 50 }).failed, 0],
  ["its message does not arrive", { kind: "smsUndeliverable" } as const, 1],
  ["nobody answers", unreachable.failed, 0],
])(
  "where no code comes since %s, it is said what else can be done where another try does not help",
  async (_, failure, ways) => {
    const { become } = await awaitCode();
    become("askingForCode", { failure, failedCall: "request" }, null);
    expect(screen.queryAllByRole("link", { name: "Позвонить" })).toHaveLength(ways);
  },
);

const attempts = [
  [4, "Код не подошёл. Осталось 4 попытки"],
  [0, "Код не подошёл, попытки закончились. Запросите новый."],
] as const;

test.each(attempts)("with %i attempts left it is said so", async (attemptsLeft, words) => {
  await enteredInVain(refused("wrongCode", { attemptsLeft }).failed);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each(attempts)(
  "with %i attempts left it is still said so when the page was loaded again",
  async (attemptsLeft, words) => {
    const { become } = await awaitCode();
    expect(screen.queryByText(/Код не подошёл/)).toBeNull();
    become("enteringCode", nothing, { ...challenge, attemptsLeft });
    expect(screen.getByText(words)).toBeTruthy();
  },
);
