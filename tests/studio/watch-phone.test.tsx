import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WatchPhone } from "../../src/studio/page/WatchPhone.tsx";

afterEach(() => {
  document.head.innerHTML = "";
});

test("a phone is led to where it says yes at the address of the studio", async () => {
  const { container } = render(<WatchPhone studio={new URL("http://192.168.1.5:4300/studio?x=1")} />);
  const address = "http://192.168.1.5:4300/studio/phone";
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe(address);
  await expect.poll(() => container.querySelector("svg title")?.textContent).toBe(address);
});

test.each(["localhost", "127.0.0.1", "[::1]"])("of %s, which no phone reaches, it is said what it would", (host) => {
  document.head.innerHTML = '<meta name="kezek-network" content="http://192.168.1.5:4300">';
  const { container } = render(<WatchPhone studio={new URL(`http://${host}:4300/studio`)} />);
  expect(container.textContent).toContain("PUBLIC_URL=http://192.168.1.5:4300 npm start");
  expect(container.textContent).toContain("http://192.168.1.5:4300/studio.");
  expect(container.querySelector("svg")).toBeNull();
});

test("where the service knows no address, that of this machine is asked for", () => {
  const { container } = render(<WatchPhone studio={new URL("http://localhost:4300/studio")} />);
  expect(container.textContent).toContain("PUBLIC_URL=http://ADDRESS:4300 npm start");
});
