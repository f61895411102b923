import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Avatar } from "../../src/ui/Avatar.tsx";

const picture = (container: HTMLElement) => container.querySelector("img");

test("letters stay where their picture can't be had, without a browser's sign over them", () => {
  const { container, rerender } = render(<Avatar letters="Д" pictureUrl="/pictures/102.avif" size="s" />);
  const [img] = [picture(container)];
  if (img === null) throw new Error("There is no picture.");
  fireEvent.error(img);
  expect(picture(container)).toBeNull();
  expect(container.textContent).toBe("Д");
  rerender(<Avatar letters="Д" pictureUrl="/pictures/103.avif" size="s" />);
  expect(picture(container)?.getAttribute("src")).toBe("/pictures/103.avif");
});

test("a picture that failed before the page was alive leaves its letters too, and one that is there stays", () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const width = vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  const broken = render(<Avatar letters="Д" pictureUrl="/pictures/102.avif" size="s" />);
  expect(picture(broken.container)).toBeNull();
  width.mockReturnValue(88);
  const whole = render(<Avatar letters="Е" pictureUrl="/pictures/103.avif" size="s" />);
  expect(picture(whole.container)).not.toBeNull();
  width.mockReturnValue(0);
  complete.mockReturnValue(false);
  const onItsWay = render(<Avatar letters="А" pictureUrl="/pictures/104.avif" size="s" />);
  expect(picture(onItsWay.container)).not.toBeNull();
  vi.restoreAllMocks();
});
