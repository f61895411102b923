export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** What a map is painted with. */
export type Colours = {
  abroad: string;
  country: string;
  border: string;
  hills: string;
  mountains: string;
  snow: string;
  town: string;
  building: string;
  park: string;
  water: string;
  street: string;
  lane: string;
  casing: string;
  road: string;
  ink: string;
  inkOfWater: string;
  inkOfPark: string;
};

export const coloursOf: Readonly<Record<Scheme, Colours>> = {
  light: {
    abroad: "#ece8e1",
    country: "#f6f2e9",
    border: "#b9a9a2",
    hills: "#e9e6d3",
    mountains: "#dcdac4",
    snow: "#f4f5f3",
    town: "#e9e1d6",
    building: "#dfd6ca",
    park: "#cfe3c2",
    water: "#a8d3e2",
    street: "#ffffff",
    lane: "#fffdf9",
    casing: "#cbbdae",
    road: "#f3c98b",
    ink: "#4b4147",
    inkOfWater: "#255e78",
    inkOfPark: "#3a612f",
  },
  dark: {
    abroad: "#1a1618",
    country: "#231d20",
    border: "#6b5a61",
    hills: "#2b2823",
    mountains: "#353129",
    snow: "#46433f",
    town: "#2b2428",
    building: "#372f33",
    park: "#223a29",
    water: "#1b4659",
    street: "#655961",
    lane: "#473d43",
    casing: "#1d181a",
    road: "#7a5f3a",
    ink: "#e6dbdf",
    inkOfWater: "#a3d0e4",
    inkOfPark: "#a9d6a0",
  },
};
