import type { RenderRequest } from "../../domain/rendering.ts";
import { fixtureApi } from "./fixture-api.ts";
import { readModule } from "./read-module.ts";
import { origin } from "./render-app.tsx";
import { renderedAt } from "./rendered-at.ts";

/** What the server asks for when a visitor opens a page of the fixture's city. */
export function renderRequest(url: string, changes: Partial<RenderRequest> = {}): RenderRequest {
  return {
    url,
    origin,
    language: "ru",
    city: undefined,
    fetch: fixtureApi,
    readModule,
    log: () => {},
    now: renderedAt,
    isToBeDrawn: true,
    ...changes,
  };
}
