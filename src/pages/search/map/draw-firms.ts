import type { Place } from "../../../../domain/distance.ts";
import type { FirmLocation } from "../../../../domain/entities.ts";
import { type MarkLook, type OpenMap, zooms } from "../../../blocks/map/open-map.ts";
import { type LaidMark, layOut } from "./lay-out.ts";
import styles from "./marks.module.css";

type MarkWords = {
  you: string;
  /** What the mark of a firm shows, and is called. */
  markOf: (location: FirmLocation) => { text: string; name: string };
  /** How a mark of several is called that comes nearer, and one of those that stand together however near one comes. */
  clusterOf: (count: number) => string;
  togetherOf: (count: number) => string;
};

type Needs = { words: MarkWords; onPick: (firmIds: readonly number[]) => void };

export type DrawnFirms = {
  /** Shows these in the place of those before, and where the client is. */
  show: (locations: readonly FirmLocation[], you: Place | undefined) => void;
  remove: () => void;
};

/** How near all that is found is brought, and how much of the map stays free around it, in pixels: at the left are the buttons. */
const nearestOfAll = 15;
const room: { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] } = {
  paddingTopLeft: [64, 40],
  paddingBottomRight: [48, 40],
};
/** How much of the map the names of a pressed mark may cover, from its top, in pixels. */
const overlayHeight = 140;
/** How much beyond the edge is drawn, of the screen: what is half in it can be pressed. */
const beyond = 0.1;

/** Draws firms on a map as marks that can be pressed; those whose marks would touch are one mark with their number. */
export function drawFirms({ leaflet, addMark }: OpenMap, { words, onPick }: Needs): DrawnFirms {
  const element = leaflet.getContainer();
  const sizes = measuring(element);
  const drawn = new Map<LaidMark, () => void>();
  let locations: readonly FirmLocation[] = [];
  let layouts = new Map<number, readonly LaidMark[]>();
  let removeYou = () => {};

  const lookOf = (firms: readonly FirmLocation[]): MarkLook => {
    const [first] = firms;
    if (first !== undefined && firms.length === 1) return { ...words.markOf(first), className: styles.mark };
    const name = areTogether(firms) ? words.togetherOf(firms.length) : words.clusterOf(firms.length);
    return { text: String(firms.length), name, className: styles.cluster };
  };
  const sizeOf = (firms: readonly FirmLocation[]) => {
    const [first] = firms;
    const isOne = first !== undefined && firms.length === 1;
    return isOne ? sizes(styles.mark, words.markOf(first).text) : sizes(styles.cluster, String(firms.length));
  };
  const layoutAt = (zoom: number): readonly LaidMark[] => {
    const project = ({ latitude, longitude }: Place) => leaflet.project([latitude, longitude], zoom);
    const known = layouts.get(zoom) ?? layOut(locations, { project, sizeOf });
    layouts.set(zoom, known);
    return known;
  };
  /** Whether they are one mark however near one comes. */
  function areTogether(firms: readonly FirmLocation[]): boolean {
    const mark = layoutAt(zooms.nearest).find((one) => one.firms.some(({ id }) => id === firms[0]?.id));
    return firms.every(({ id }) => mark?.firms.some((one) => one.id === id));
  }
  const comeNearer = ({ at, firms }: LaidMark) => {
    const fitting = Math.min(leaflet.getBoundsZoom(boxOf(firms)), zooms.nearest);
    leaflet.setView([at.latitude, at.longitude], Math.max(fitting, leaflet.getZoom() + 1));
    element.focus({ preventScroll: true });
  };
  const press = (mark: LaidMark) => {
    if (!areTogether(mark.firms)) return comeNearer(mark);
    onPick(mark.firms.map(({ id }) => id));
    leaflet.panInside([mark.at.latitude, mark.at.longitude], { ...room, paddingTopLeft: [64, overlayHeight] });
  };
  const draw = () => {
    const view = leaflet.getBounds().pad(beyond);
    const marks = layoutAt(Math.round(leaflet.getZoom()));
    const seen = new Set(marks.filter(({ at }) => view.contains([at.latitude, at.longitude])));
    for (const [mark, remove] of drawn) {
      if (seen.has(mark)) continue;
      remove();
      drawn.delete(mark);
    }
    // What is there already stays: it may have the focus.
    for (const mark of seen) {
      if (drawn.has(mark)) continue;
      const one = addMark(mark.at, lookOf(mark.firms), () => press(mark));
      drawn.set(mark, () => void one.remove());
    }
  };
  leaflet.on("moveend", draw);
  return {
    show(found, place) {
      locations = found;
      layouts = new Map();
      removeYou();
      const you = place && addMark(place, { text: "", name: words.you, className: styles.you });
      removeYou = () => void you?.remove();
      const all = boxOf(place ? [...found, place] : found);
      if (all.length > 0) leaflet.fitBounds(all, { ...room, maxZoom: nearestOfAll, animate: false });
      draw();
    },
    remove: () => void leaflet.off("moveend", draw),
  };
}

function boxOf(places: readonly Place[]): [latitude: number, longitude: number][] {
  return places.map(({ latitude, longitude }) => [latitude, longitude]);
}

/** Says how large marks are with a text in them; each is drawn for it once. */
function measuring(
  element: HTMLElement,
): (className: string | undefined, text: string) => { width: number; height: number } {
  const known = new Map<string, { width: number; height: number }>();
  return (className = "", text) => {
    const key = `${className} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { ownerDocument } = element;
    const mark = Object.assign(ownerDocument.createElement("div"), { className });
    mark.append(Object.assign(ownerDocument.createElement("span"), { textContent: text }));
    mark.style.visibility = "hidden";
    element.append(mark);
    const size = { width: mark.offsetWidth, height: mark.offsetHeight };
    mark.remove();
    known.set(key, size);
    return size;
  };
}
