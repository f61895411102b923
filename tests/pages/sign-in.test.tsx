import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
// Both are fetched when they are needed: here before, so that no test waits for them to be compiled.
import "../../src/app/processes/account/sign-in.tsx";
import "../../src/app/shell/SignInSheet.tsx";
import { renderApp } from "../support/render-app.tsx";

async function open(url: string) {
  const { router } = await renderApp(url);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address };
}

const isOn = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";

test("another way that is pressed takes the place of the one before, and leads back to the same page", async () => {
  const { router, address } = await open("/support");
  await act(() => router.navigate("/auth/password?return=/my/profile"));
  await userEvent.type(await screen.findByRole("textbox"), "701");
  await userEvent.click(screen.getByRole("button", { name: "По SMS" }));
  await waitFor(() => expect(address()).toBe("/auth/sms?return=%2Fmy%2Fprofile"));
  expect(isOn("По SMS")).toBe(true);
  expect(screen.getByRole("textbox")).toHaveProperty("value", expect.stringContaining("701"));
  await act(() => router.navigate(-1));
  expect(address()).toBe("/support");
});

test("a link to another way, and Back from it, lead the form there", async () => {
  const { router, address } = await open("/auth/password");
  await screen.findByRole("button", { name: "Забыли пароль?" });
  await act(() => router.navigate("/auth/reset"));
  expect(screen.queryByRole("button", { name: "Забыли пароль?" })).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("button", { name: "Забыли пароль?" })).toBeDefined();
  expect(address()).toBe("/auth/password");
});

test("over a page, whichever way it went, closing leads to the page as it was, with one entry for it", async () => {
  const { router, address } = await open("/support");
  await act(() => router.navigate("/landing"));
  await userEvent.click(await screen.findByRole("link", { name: "Войти" }));
  expect(address()).toBe("/landing?auth=password");
  await userEvent.click(await screen.findByRole("button", { name: "По SMS" }));
  await waitFor(() => expect(address()).toBe("/landing?auth=sms"));
  await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
  await waitFor(() => expect(address()).toBe("/landing"));
  await act(() => router.navigate(-1));
  expect(address()).toBe("/support");
});
