import { act, fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BrowserContexts } from "../../src/app/BrowserContexts.tsx";
import { useNow } from "../../src/blocks/now.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";

function Seconds() {
  return <p>{(useNow() - renderedAt) / 1000}</p>;
}

test("the present of a page follows the clock every half a minute while it is seen, and again once it is", async () => {
  const { dependencies, unmount: leaveApp } = await renderApp("/not-found");
  leaveApp();
  vi.useFakeTimers({ now: renderedAt + 2000 });
  const { container, unmount } = render(
    <BrowserContexts dependencies={dependencies}>
      <Seconds />
    </BrowserContexts>,
  );
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  expect(container.textContent).toBe("2");
  pass(29);
  expect(container.textContent).toBe("2");
  pass(1);
  expect(container.textContent).toBe("32");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  pass(45);
  expect(container.textContent).toBe("32");
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  expect(container.textContent).toBe("77");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("the present of a page is the service's, by whatever the device's clock is off", async () => {
  const { dependencies, unmount: leaveApp } = await renderApp("/not-found");
  leaveApp();
  vi.useFakeTimers({ now: renderedAt });
  const { container, unmount } = render(
    <BrowserContexts dependencies={dependencies}>
      <Seconds />
    </BrowserContexts>,
  );
  act(() => dependencies.browser.clockAhead.write(-3_600_000));
  expect(container.textContent).toBe("-3600");
  act(() => void vi.advanceTimersByTime(30_000));
  expect(container.textContent).toBe("-3570");
  unmount();
});
