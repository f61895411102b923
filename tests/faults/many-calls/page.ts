import { createBrowserRouter } from "react-router-dom";
import { createBrowserHouse } from "../../../src/app/house-of-browser.ts";
import { navigationOf, type Router } from "../../../src/app/navigation.ts";

declare global {
  interface Window {
    /** Makes so many calls of the person at once; answers how they ended. */
    callAtOnce: (count: number) => Promise<number[]>;
  }
}

const routers: Router[] = [];
const house = await createBrowserHouse(
  undefined,
  navigationOf(() => routers[0]),
);
routers.push(createBrowserRouter([{ path: "*", element: null }]));

window.callAtOnce = (count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { response } = await house.client.GET("/rest/clients-app/v1/my/profiles");
      return response.status;
    }),
  );
