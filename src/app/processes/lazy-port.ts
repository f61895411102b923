import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** The port of a flow whose process is fetched when its page is first drawn, or a little before. */
export function lazyPort<Props>(load: () => Promise<{ default: ComponentType<Props> }>): {
  Run: LazyExoticComponent<ComponentType<Props>>;
  preload: () => void;
} {
  return { Run: lazy(load), preload: () => void load() };
}
