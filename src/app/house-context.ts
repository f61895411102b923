import { createContext, use } from "react";
import type { House } from "./house.ts";

const HouseContext = createContext<House | undefined>(undefined);

export const HouseProvider = HouseContext.Provider;

/** The house, for the parts of the app that live beside pages; throws outside of it. */
export function useHouse(): House {
  const house = use(HouseContext);
  if (house === undefined) throw new Error("No house: render inside of the app");
  return house;
}
