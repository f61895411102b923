import { render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { openStudioChannel } from "../../src/browser/studio-channel.ts";
import { letStudioWatch } from "../../src/browser/studio-cookie.ts";
import { StudioPage } from "../../src/studio/page/StudioPage.tsx";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { messagesFrom, visit } from "./support.ts";

/** jsdom has no sheets of styles that a script makes. */
const Sheet = class {
  replaceSync(): void {}
};
/** What a browser has before each test of the studio: a page, storage, a socket. */
export function prepareStudio(): void {
  letStudioWatch("nobody");
  localStorage.clear();
  vi.stubGlobal("CSSStyleSheet", Sheet);
  Element.prototype.scrollBy = () => {};
  SocketOfTest.all = [];
  vi.stubGlobal("WebSocket", SocketOfTest);
}

/** Opens the studio beside a page that posts this. */
export async function openStudio() {
  const asked: unknown[] = [];
  const page = openStudioChannel((message) => asked.push(message));
  render(<StudioPage />);
  for (const message of messagesFrom("a", visit)) page.post(message);
  await screen.findByRole("navigation", { name: "Processes" });
  await screen.findByRole("button", { name: /time\.held/ });
  return { asked, page };
}
