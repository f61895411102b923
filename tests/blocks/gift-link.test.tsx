import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { decodeQR } from "qr/decode.js";
import { GiftLink } from "../../src/blocks/GiftLink.tsx";
import { type DeviceAbilities, DeviceProvider } from "../../src/blocks/device.ts";
import { noDevice } from "../support/no-device.ts";
import { renderText } from "../support/render-text.tsx";

const url = "https://kezek.test/gift-cards/open?lang=kk#k=pYl2Wg3zq1n0bJt5uXc8dE6f";
const card = {
  amount: { amount: 1_500_000, currency: "KZT" },
  design: "tulips",
  to: "Алия",
  words: "С днём рождения!",
  validUntil: "2027-11-23",
} as const;

async function show(more: Partial<DeviceAbilities> = {}) {
  await renderText(
    <DeviceProvider value={{ ...noDevice, copyText: async () => true, ...more }}>
      <GiftLink url={url} card={card} />
    </DeviceProvider>,
  );
}

/** What a camera reads of a drawn code. */
function read(svg: Element): string {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector("path")
    ?.getAttribute("d")
    ?.matchAll(/M(\d+) (\d+)h/g) ?? []) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * size * scale + Number(x) * scale) * 4;
      data.fill(0, start, start + scale * 4);
    }
  }
  return decodeQR({ width: size * scale, height: size * scale, data });
}

describe("The link of a gift card", () => {
  test("is shown as a code that leads to it, under a name", async () => {
    await show();
    const code = await screen.findByRole("img", { name: /QR-код карты: 15.000.₸/ });
    expect(read(code)).toBe(url);
  });

  test("is copied, and shared by devices that have something for it", async () => {
    const copyText = vi.fn<DeviceAbilities["copyText"]>(async () => true);
    const share = vi.fn<(url: string) => Promise<void>>(async () => {});
    await show({ copyText, share });
    await userEvent.click(screen.getByRole("button", { name: "Скопировать ссылку" }));
    expect(copyText).toHaveBeenCalledWith(url);
    expect(await screen.findByRole("button", { name: "Ссылка скопирована" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Поделиться" }));
    expect(share).toHaveBeenCalledWith(url);
    cleanup();
    await show();
    expect(screen.queryByRole("button", { name: "Поделиться" })).toBeNull();
  });

  test("is printed with the card: its face, its words, its code and its last day", async () => {
    const print = vi.fn<() => void>();
    await show({ print });
    await screen.findByRole("img", { name: /QR-код карты/ });
    await userEvent.click(screen.getByRole("button", { name: "Распечатать" }));
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector("body > [hidden]");
    const text = paper?.textContent ?? "";
    for (const part of ["Алия!", "С днём рождения!", "23.11.2027", url]) expect(text).toContain(part);
    const [, code] = [...document.querySelectorAll("svg[role=img]")];
    expect(paper?.contains(code ?? null)).toBe(true);
    expect(read(code ?? document.body)).toBe(url);
  });
});
