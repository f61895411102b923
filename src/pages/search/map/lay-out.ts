import type { Place } from "../../../../domain/distance.ts";
import type { FirmLocation } from "../../../../domain/entities.ts";

/** A mark in the place of one firm, or in the middle of several that stand too close for a mark each. */
export type LaidMark = { at: Place; firms: readonly FirmLocation[] };

type Size = { width: number; height: number };

type Scale = {
  /** Where a place lies, in pixels. */
  project: (place: Place) => { x: number; y: number };
  /** What the mark of these takes up to be pressed, in pixels. */
  sizeOf: (firms: readonly FirmLocation[]) => Size;
};

type Box = LaidMark & Size & { x: number; y: number };

/** Pixels between two marks. */
const gap = 6;

/**
 * Lays out the marks of firms so that none touches another, whatever is written in them: those that would are made one. The order of the
 * firms makes no difference.
 */
export function layOut(locations: readonly FirmLocation[], { project, sizeOf }: Scale): LaidMark[] {
  const boxOf = (firms: readonly FirmLocation[], at: Place): Box => ({ at, firms, ...project(at), ...sizeOf(firms) });
  const boxes = locations.toSorted((one, other) => one.id - other.id).map((one) => boxOf([one], one));
  const laid = new Ground(boxes);
  for (const box of boxes) {
    let own = box;
    for (let met = laid.take(own); met !== undefined; met = laid.take(own)) {
      own = boxOf([...met.firms, ...own.firms], middleOf(met, own));
    }
    laid.put(own);
  }
  return laid.all().map(({ at, firms }) => ({ at, firms }));
}

/** Weighed by how many firms stand on each side. */
function middleOf(one: Box, other: Box): Place {
  const share = one.firms.length / (one.firms.length + other.firms.length);
  return {
    latitude: one.at.latitude * share + other.at.latitude * (1 - share),
    longitude: one.at.longitude * share + other.at.longitude * (1 - share),
  };
}

/** The boxes that are laid, in cells so large that a box meets only those of its own cell and the ones around it. */
class Ground {
  private readonly cells = new Map<string, Set<Box>>();
  private readonly cell: Size;

  constructor(boxes: readonly Box[]) {
    const most = (sizes: number[]) => sizes.reduce((one, other) => Math.max(one, other), 1) * 2 + gap;
    this.cell = { width: most(boxes.map(({ width }) => width)), height: most(boxes.map(({ height }) => height)) };
  }

  put(box: Box): void {
    const key = this.keyOf(box);
    this.cells.set(key, (this.cells.get(key) ?? new Set()).add(box));
  }

  /** Takes away a box that this one would touch; undefined where there is none. */
  take(box: Box): Box | undefined {
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        const cell = this.cells.get(this.keyOf(box, across, down)) ?? new Set<Box>();
        for (const other of cell) if (touch(box, other) && cell.delete(other)) return other;
      }
    }
    return undefined;
  }

  all(): Box[] {
    return [...this.cells.values()].flatMap((cell) => [...cell]);
  }

  private keyOf({ x, y }: Box, across = 0, down = 0): string {
    return `${Math.floor(x / this.cell.width) + across} ${Math.floor(y / this.cell.height) + down}`;
  }
}

function touch(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
  );
}
