import { createBrowserRouter } from "react-router-dom";
import { createBrowserDependencies } from "../../../src/app/browser-dependencies.ts";
import { navigationOf, type Router } from "../../../src/app/navigation.ts";

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
routers.push(createBrowserRouter([{ path: "*", element: null }]));

window.callAtOnce = (count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { response } = await dependencies.service.client.GET("/rest/clients-app/v1/my/profiles");
      return response.status;
    }),
  );
