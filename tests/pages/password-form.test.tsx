import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

async function openForm(answer: () => Response = () => Response.json({ done: true })) {
  const sent: string[] = [];
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/password-change")) {
      const { newPassword }: { newPassword: string } = await request.json();
      sent.push(newPassword);
      return answer();
    }
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (pathname.endsWith("/v1/reservations")) return Response.json({ reservations: [] });
    return fixtureApi(request);
  };
  await renderApp("/my/profile", { fetch, user });
  await userEvent.click(await screen.findByRole("button", { name: "Сменить пароль" }));
  const submit = async (newPassword: string) => {
    fireEvent.change(screen.getByLabelText("Текущий пароль"), { target: { value: "the old one" } });
    fireEvent.change(screen.getByLabelText("Новый пароль"), { target: { value: newPassword } });
    await userEvent.click(screen.getByRole("button", { name: "Сменить" }));
  };
  return { sent, submit };
}

test.each([
  ["of four letters with their marks apart", "й".repeat(4).normalize("NFD")],
  ["of four pictures", "\u{1F984}".repeat(4)],
])("a new password %s is short before it is sent, as it is to the service", async (_, password) => {
  const { sent, submit } = await openForm();
  await submit(password);
  expect(screen.getByLabelText("Новый пароль").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  await submit("жүзім-2026");
  await waitFor(() => expect(sent).toEqual(["жүзім-2026"]));
});

test("who tried too often is told how long to wait", async () => {
  const problem = { type: "about:blank", title: "No", status: 403, code: "tooManyRequests", action: "tryLater" };
  const headers = { "Content-Type": "application/problem+json" };
  const { submit } = await openForm(() => Response.json({ ...problem, waitSeconds: 90 }, { status: 403, headers }));
  await submit("жүзім-2026");
  const title = await screen.findByText("Слишком много попыток");
  expect(title.closest("[role=alert]")?.textContent).toMatch(/1:\d\d/);
});
