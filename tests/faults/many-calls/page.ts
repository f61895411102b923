import { createBrowserDependencies } from "../../../src/app/browser-dependencies.ts";
import { navigationOf } from "../../../src/app/router/navigation.ts";
import type { Router } from "../../../src/app/router/router.ts";
import { browserHistory } from "../../../src/browser/history.ts";
import { emptyRouter } from "../../support/empty-router.ts";

declare global {
  interface Window {
    /** Makes so many calls of the client at once; answers how they ended. */
    callAtOnce: (count: number) => Promise<number[]>;
  }
}

const routers: Router[] = [];
const dependencies = await createBrowserDependencies(
  undefined,
  navigationOf(() => routers[0]),
);
routers.push(emptyRouter(browserHistory()));

window.callAtOnce = (count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { response } = await dependencies.service.client.GET("/rest/clients-app/v1/my/profiles");
      return response.status;
    }),
  );
