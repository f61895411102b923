import { control, divIcon, type LatLngBoundsLiteral, layerGroup, map, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import Supercluster from "supercluster";
import type { Place } from "../../../../domain/distance.ts";
import type { FirmLocation } from "../../../../domain/entities.ts";
import styles from "./map.module.css";

type MapWords = {
  zoomIn: string;
  zoomOut: string;
  you: string;
  /** What the mark of a firm shows, and is called. */
  markOf: (location: FirmLocation) => { text: string; name: string };
  clusterOf: (count: number) => string;
};

type Needs = {
  tiles: { url: string; credit: string };
  middle: Place;
  words: MapWords;
  onPick: (firmId: number) => void;
};

export type FirmsMap = {
  /** Shows these in the place of those before, and where the client is. */
  show: (locations: readonly FirmLocation[], you: Place | undefined) => void;
  destroy: () => void;
};

const zooms = { city: 12, nearest: 17, farthest: 4 };
const clusterPixels = 90;

/** Draws a map into an element: firms as marks that can be pressed, those that lie close as one mark with their number. */
export function drawMap(element: HTMLElement, { tiles, middle, words, onPick }: Needs): FirmsMap {
  const shown = map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: zooms.farthest,
    maxZoom: zooms.nearest,
  });
  shown.setView([middle.latitude, middle.longitude], zooms.city);
  shown.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(shown);
  if (tiles.url !== "") tileLayer(tiles.url, { attribution: tiles.credit, maxZoom: zooms.nearest }).addTo(shown);
  const marks = layerGroup().addTo(shown);
  const clusters = new Supercluster<FirmLocation>({ radius: clusterPixels, maxZoom: zooms.nearest - 1 });
  let you: Place | undefined;

  const mark = (at: Place, look: { text: string; name: string; className: string | undefined }, press?: () => void) => {
    const html = element.ownerDocument.createElement("span");
    html.textContent = look.text;
    const icon = divIcon({ html, className: look.className ?? "", iconSize: [0, 0] });
    const one = marker([at.latitude, at.longitude], { icon, keyboard: press !== undefined }).addTo(marks);
    one.getElement()?.setAttribute("aria-label", look.name);
    if (press === undefined) return;
    one.on("click", press);
    one.getElement()?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press();
    });
  };
  const draw = () => {
    marks.clearLayers();
    const bounds = shown.getBounds();
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    for (const { geometry, properties } of clusters.getClusters(box, Math.round(shown.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at = { latitude, longitude };
      if ("cluster_id" in properties) {
        const { cluster_id: id, point_count: count } = properties;
        const closer = () => {
          shown.setView([latitude, longitude], Math.min(clusters.getClusterExpansionZoom(id), zooms.nearest));
          element.focus({ preventScroll: true });
        };
        mark(at, { text: String(count), name: words.clusterOf(count), className: styles.cluster }, closer);
      } else mark(at, { ...words.markOf(properties), className: styles.mark }, () => onPick(properties.id));
    }
    if (you) mark(you, { text: "", name: words.you, className: styles.you });
  };
  shown.on("moveend", draw);
  return {
    show(locations, place) {
      you = place;
      clusters.load(
        locations.map((properties) => ({
          type: "Feature",
          properties,
          geometry: { type: "Point", coordinates: [properties.longitude, properties.latitude] },
        })),
      );
      const places: readonly Place[] = place ? [...locations, place] : locations;
      const box: LatLngBoundsLiteral = places.map(({ latitude, longitude }) => [latitude, longitude]);
      if (box.length > 0) shown.fitBounds(box, { padding: [40, 40], maxZoom: zooms.nearest - 2, animate: false });
      draw();
    },
    destroy: () => void shown.remove(),
  };
}
