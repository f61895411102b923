// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openMap } from "../../src/blocks/map/open-map.ts";

type Needs = Parameters<typeof openMap>[1];

const scheme = Object.assign(new EventTarget(), { matches: false });
let element: HTMLElement;
beforeEach(() => {
  scheme.matches = false;
  vi.stubGlobal("matchMedia", () => scheme);
  element = document.createElement("div");
  // jsdom lays nothing out.
  for (const side of ["clientWidth", "clientHeight"]) Object.defineProperty(element, side, { value: 256 });
  document.body.replaceChildren(element);
});
afterEach(() => vi.unstubAllGlobals());

function open(needs: Partial<Needs> = {}) {
  return openMap(element, {
    tiles: { url: "/tiles/{language}/{scheme}/{z}/{x}/{y}.svg", credit: "© Somebody" },
    language: "kk",
    middle: { latitude: 43.65, longitude: 51.16 },
    zoom: 12,
    words: { zoomIn: "Nearer", zoomOut: "Farther" },
    onTiles: () => {},
    onOneFinger: () => {},
    onPress: () => {},
    ...needs,
  });
}

const squares = () => [...element.querySelectorAll("img")].map((img) => img.getAttribute("src"));
const moveFingers = (count: number) =>
  fireEvent.touchMove(element, { touches: Array.from({ length: count }, () => ({})) });
const button = (name: string) => element.querySelector<HTMLElement>(`[aria-label="${name}"]`);

describe("The squares of a map", () => {
  it("are those of the page's language and scheme, and others once the scheme changes", () => {
    open();
    expect(squares()).toContain("/tiles/kk/light/12/2630/1494.svg");
    expect(element.dataset.oneScheme).toBeUndefined();
    scheme.matches = true;
    scheme.dispatchEvent(new Event("change"));
    expect(squares()).toContain("/tiles/kk/dark/12/2630/1494.svg");
    expect(element.textContent).toContain("© Somebody");
  });

  it("are marked where there is but one scheme of them", () => {
    open({ tiles: { url: "/tiles/{z}/{x}/{y}.png", credit: "" } });
    expect(squares()).toContain("/tiles/12/2630/1494.png");
    expect(element.dataset.oneScheme).toBe("");
  });

  it("are told of as missing when none has come, and as there when one has upon another try", () => {
    const onTiles = vi.fn<(areThere: boolean) => void>();
    const { retry } = open({ onTiles });
    const fireAll = (type: string) =>
      element.querySelectorAll("img").forEach((img) => img.dispatchEvent(new Event(type)));
    fireAll("error");
    expect(onTiles.mock.calls).toEqual([[false]]);
    retry();
    fireAll("load");
    expect(onTiles.mock.calls).toEqual([[false], [true]]);
  });
});

describe("A map on a page", () => {
  it("is moved by a mouse, and lets one finger scroll the page", () => {
    const onOneFinger = vi.fn<() => void>();
    const { leaflet } = open({ onOneFinger });
    expect(leaflet.scrollWheelZoom.enabled()).toBe(false);
    const press = (pointerType: string) =>
      element.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
    press("touch");
    expect(leaflet.dragging.enabled()).toBe(false);
    press("mouse");
    expect(leaflet.dragging.enabled()).toBe(true);
    moveFingers(2);
    expect(onOneFinger).not.toHaveBeenCalled();
    moveFingers(1);
    expect(onOneFinger).toHaveBeenCalledTimes(1);
  });

  it("has buttons that the space bar presses", () => {
    const { leaflet } = open();
    const nearer = vi.spyOn(leaflet, "zoomIn");
    fireEvent.keyDown(button("Nearer") ?? element, { key: " " });
    expect(nearer).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(button("Nearer") ?? element, { key: "Enter" });
    expect(nearer).toHaveBeenCalledTimes(1);
  });

  it("has marks that can be pressed by key, and others that can't", () => {
    const { addMark, close } = open();
    const at = { latitude: 43.65, longitude: 51.16 };
    const press = vi.fn<() => void>();
    addMark(at, { className: "firm", text: "from 500", name: "Salon, from 500" }, press);
    addMark(at, { className: "you", text: "", name: "You" });
    const mark = button("Salon, from 500");
    expect([mark?.role, mark?.tabIndex, mark?.textContent]).toEqual(["button", 0, "from 500"]);
    fireEvent.keyDown(mark ?? element, { key: "Enter" });
    fireEvent.keyDown(mark ?? element, { key: " " });
    expect(press).toHaveBeenCalledTimes(2);
    expect([button("You")?.role, button("You")?.tabIndex]).toEqual(["img", -1]);
    close();
    expect(element.querySelector("[role=button]")).toBe(null);
  });

  it("tells of a press beside its marks, and of none on one of them", () => {
    const onPress = vi.fn<() => void>();
    const { addMark } = open({ onPress });
    addMark({ latitude: 43.65, longitude: 51.16 }, { className: "firm", text: "", name: "Salon" }, () => {});
    fireEvent.click(button("Salon") ?? element);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(element);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it("leaves its place to another one once it is closed, and hears nothing any more", () => {
    const forgotten = vi.spyOn(scheme, "removeEventListener");
    const listened = vi.spyOn(scheme, "addEventListener");
    const onOneFinger = vi.fn<() => void>();
    open({ onOneFinger }).close();
    expect(element.childElementCount).toBe(0);
    expect(forgotten.mock.calls).toEqual(listened.mock.calls);
    const { leaflet } = open();
    const nearer = vi.spyOn(leaflet, "zoomIn");
    fireEvent.keyDown(button("Nearer") ?? element, { key: " " });
    expect(nearer).toHaveBeenCalledTimes(1);
    moveFingers(1);
    expect(onOneFinger).not.toHaveBeenCalled();
  });
});
