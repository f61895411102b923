// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "../../domain/distance.ts";
import type { FirmLocation } from "../../domain/entities.ts";
import { openMap } from "../../src/blocks/map/open-map.ts";
import { drawFirms } from "../../src/pages/search/map/draw-firms.ts";

const [width, height] = [800, 600];
const middle = { latitude: 43.65, longitude: 51.16 };

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement("div");
  document.body.replaceChildren(element);
  // jsdom lays nothing out: the map has this size, and each mark is as large as a finger.
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } });
  for (const side of ["offsetWidth", "offsetHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(44);
});
afterEach(() => void vi.restoreAllMocks());

function firm(id: number, name: string, { latitude, longitude }: Place): FirmLocation {
  return { id, name, urlKey: `salon-${id}`, latitude, longitude, averageRating: 5 };
}

const eastOf = ({ latitude, longitude }: Place, degrees: number): Place => ({
  latitude,
  longitude: longitude + degrees,
});
const verba = firm(1, "Verba", middle);
const neighbour = firm(2, "Neighbour", eastOf(middle, 0.005));
const sameHouse = firm(3, "Same house", middle);
const farAway = firm(4, "Far away", eastOf(middle, 0.15));

function drawn(locations: readonly FirmLocation[], you?: Place) {
  const onPick = vi.fn<(firmIds: readonly number[]) => void>();
  const map = openMap(element, {
    tiles: { url: "", credit: "" },
    language: "en",
    middle,
    zoom: 12,
    words: { zoomIn: "Nearer", zoomOut: "Farther" },
    onTiles: () => {},
    onOneFinger: () => {},
    onPress: () => {},
  });
  const firms = drawFirms(map, {
    words: {
      you: "You",
      markOf: ({ name }) => ({ text: name, name }),
      clusterOf: (count) => `${count} near each other`,
      togetherOf: (count) => `${count} together`,
    },
    onPick,
  });
  firms.show(locations, you);
  return { firms, onPick, leaflet: map.leaflet };
}

function marks(): string[] {
  const all = [...element.querySelectorAll(".leaflet-marker-pane [aria-label]")];
  return all.map((mark) => mark.getAttribute("aria-label") ?? "").toSorted();
}

function mark(name: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(`.leaflet-marker-pane [aria-label="${name}"]`);
  if (found === null) throw new Error(`No mark is called ${name}: ${marks().join(", ")}`);
  return found;
}

test("a press on a mark tells of its firm, whose mark is not left under what is told", async () => {
  const { leaflet, onPick } = drawn([verba, farAway]);
  expect(marks()).toEqual(["Far away", "Verba"]);
  const downOf = () => leaflet.latLngToContainerPoint([verba.latitude, verba.longitude]).y;
  leaflet.panBy([0, downOf() - 20], { animate: false });
  expect(downOf()).toBe(20);
  fireEvent.click(mark("Verba"));
  expect(onPick.mock.calls).toEqual([[[verba.id]]]);
  await expect.poll(downOf).toBe(140);
});

test("a press on firms that stand together however near one comes tells of all of them, and comes no nearer", () => {
  const { leaflet, onPick } = drawn([verba, sameHouse, farAway]);
  const zoom = leaflet.getZoom();
  expect(marks()).toEqual(["2 together", "Far away"]);
  fireEvent.click(mark("2 together"));
  expect(onPick.mock.calls).toEqual([[[verba.id, sameHouse.id]]]);
  expect(leaflet.getZoom()).toBe(zoom);
});

test("a press on firms that are only near each other comes so near that each has a mark, and goes on in the map", () => {
  const { onPick } = drawn([verba, neighbour, farAway]);
  expect(marks()).toEqual(["2 near each other", "Far away"]);
  fireEvent.click(mark("2 near each other"));
  expect(marks()).toEqual(["Neighbour", "Verba"]);
  expect(onPick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(element);
});

test("a mark that is still to be seen when the map moves stays what it was, with the focus; others go once they are well over its edge, and come back", () => {
  const { leaflet } = drawn([verba, farAway]);
  const stays = mark("Far away");
  stays.focus();
  const { x } = leaflet.latLngToContainerPoint([verba.latitude, verba.longitude]);
  leaflet.panBy([x + 10, 0], { animate: false });
  expect(marks()).toEqual(["Far away", "Verba"]);
  leaflet.panBy([width / 4 - 10, 0], { animate: false });
  expect(marks()).toEqual(["Far away"]);
  leaflet.panBy([-x - width / 4, 0], { animate: false });
  expect(marks()).toEqual(["Far away", "Verba"]);
  expect(mark("Far away")).toBe(stays);
  expect(document.activeElement).toBe(stays);
});

test("what is found next is shown in the place of what was, and so is where the client is", () => {
  const you = eastOf(middle, -0.1);
  const { firms, leaflet } = drawn([verba, farAway], you);
  expect(marks()).toEqual(["Far away", "Verba", "You"]);
  expect(leaflet.getBounds().contains([you.latitude, you.longitude])).toBe(true);
  firms.show([farAway, neighbour], eastOf(middle, 0.1));
  expect(marks()).toEqual(["Far away", "Neighbour", "You"]);
  firms.show([sameHouse], undefined);
  expect(marks()).toEqual(["Same house"]);
  expect(leaflet.getZoom()).toBe(15);
  firms.show([], undefined);
  expect(marks()).toEqual([]);
});

test("once they are removed, firms are drawn no more wherever the map moves", () => {
  const { firms, leaflet } = drawn([verba, farAway]);
  leaflet.setView([verba.latitude, verba.longitude], 16);
  expect(marks()).toEqual(["Verba"]);
  firms.remove();
  leaflet.setView([farAway.latitude, farAway.longitude], 16);
  expect(marks()).not.toContain("Far away");
});
