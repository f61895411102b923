import { control, divIcon, type Map as LeafletMap, map, type Marker, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Place } from "../../../domain/distance.ts";

type Needs = {
  /** Where the squares come from: {language} and {scheme} in the address are those of the page. */
  tiles: { url: string; credit: string };
  /** What stands in <html lang>. */
  language: string;
  middle: Place;
  zoom: number;
  words: { zoomIn: string; zoomOut: string };
  /** Hears whether there is any square to be seen, once that is known. */
  onTiles: (areThere: boolean) => void;
  /** Hears of a finger that moves over the map alone, which scrolls the page. */
  onOneFinger: () => void;
  /** Hears of a press on the map beside its marks. */
  onPress: () => void;
};

/** What stands for a place on a map: the class of it, what is written in it, and how it is called. */
export type MarkLook = { className: string | undefined; text: string; name: string };

export type OpenMap = {
  leaflet: LeafletMap;
  /** Puts a mark at a place; one that does something is a button. */
  addMark: (at: Place, look: MarkLook, press?: () => void) => Marker;
  /** Asks for the squares again. */
  retry: () => void;
  close: () => void;
};

export const zooms = { farthest: 4, nearest: 18 };
const darkScheme = "(prefers-color-scheme: dark)";

/**
 * Opens a map in an element. Neither the wheel nor one finger move it, which are on their way down the page; two fingers, a mouse that
 * drags, the arrow keys and its two buttons do.
 */
export function openMap(element: HTMLElement, needs: Needs): OpenMap {
  const { middle, zoom, words } = needs;
  const leaflet = map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: zooms.farthest,
    maxZoom: zooms.nearest,
  });
  leaflet.setView([middle.latitude, middle.longitude], zoom);
  leaflet.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(leaflet);
  leaflet.on("click", needs.onPress);
  const listening = new AbortController();
  letFingersScroll(leaflet, element, needs.onOneFinger, listening.signal);
  letKeysPress(element, listening.signal);
  const squares = showSquares(leaflet, element, needs);
  return {
    leaflet,
    addMark: (at, look, press) => addMark(leaflet, at, look, press),
    retry: squares.retry,
    close: () => {
      listening.abort();
      squares.forget();
      leaflet.remove();
    },
  };
}

function letFingersScroll(
  leaflet: LeafletMap,
  element: HTMLElement,
  onOneFinger: () => void,
  signal: AbortSignal,
): void {
  const choose = ({ pointerType }: PointerEvent) =>
    pointerType === "touch" ? leaflet.dragging.disable() : leaflet.dragging.enable();
  element.addEventListener("pointerdown", choose, { capture: true, signal });
  const look = ({ touches }: TouchEvent) => touches.length === 1 && onOneFinger();
  element.addEventListener("touchmove", look, { passive: true, signal });
}

/** Leaflet's buttons are links, which the space bar does not press, and its marks are neither links nor buttons. */
function letKeysPress(element: HTMLElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute("role") !== "button") return;
    if (key !== " " && (key !== "Enter" || target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    target.click();
  };
  element.addEventListener("keydown", press, { signal });
}

function showSquares(leaflet: LeafletMap, element: HTMLElement, { tiles, language, onTiles }: Needs) {
  if (tiles.url === "") return { retry: () => {}, forget: () => {} };
  const scheme = element.ownerDocument.defaultView?.matchMedia(darkScheme);
  const options = { attribution: tiles.credit, maxZoom: zooms.nearest, language, scheme: schemeOf(scheme) };
  const layer = tileLayer(tiles.url, options);
  let isAnyThere = false;
  layer.on("tileload", () => {
    if (!isAnyThere) onTiles(true);
    isAnyThere = true;
  });
  layer.on("load", () => isAnyThere || onTiles(false));
  layer.addTo(leaflet);
  const retry = () => {
    isAnyThere = false;
    layer.redraw();
  };
  const repaint = () => {
    Object.assign(layer.options, { scheme: schemeOf(scheme) });
    retry();
  };
  if (tiles.url.includes("{scheme}")) scheme?.addEventListener("change", repaint);
  else element.dataset.oneScheme = "";
  return { retry, forget: () => scheme?.removeEventListener("change", repaint) };
}

function schemeOf(dark: MediaQueryList | undefined): "light" | "dark" {
  return dark?.matches ? "dark" : "light";
}

function addMark(leaflet: LeafletMap, at: Place, look: MarkLook, press: (() => void) | undefined): Marker {
  const html = leaflet.getContainer().ownerDocument.createElement("span");
  html.textContent = look.text;
  const icon = divIcon({ html, className: look.className ?? "", iconSize: [0, 0] });
  const isButton = press !== undefined;
  const mark = marker([at.latitude, at.longitude], { icon, keyboard: isButton, interactive: isButton }).addTo(leaflet);
  const element = mark.getElement();
  element?.setAttribute("aria-label", look.name);
  element?.setAttribute("role", isButton ? "button" : "img");
  return press === undefined ? mark : mark.on("click", press);
}
