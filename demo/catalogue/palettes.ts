/** The colours a firm's pictures are painted in, all of them #rrggbb. */
export type Palette = {
  wall: string;
  wallDeep: string;
  floor: string;
  wood: string;
  accent: string;
  /** The accent, so light that it can be a large surface. */
  soft: string;
  /** Answers the accent in small things. */
  second: string;
  metal: string;
  /** The darkest. */
  ink: string;
};

const paint = (
  wall: string,
  wallDeep: string,
  floor: string,
  wood: string,
  accent: string,
  soft: string,
  second: string,
  metal: string,
  ink: string,
): Palette => ({ wall, wallDeep, floor, wood, accent, soft, second, metal, ink });

export const palettes = {
  pomegranate: paint("#f4ded3", "#e6c3b4", "#d8b29c", "#8c5a45", "#a3194a", "#f6cfd3", "#4d7a63", "#c9a15f", "#3b2027"),
  rose: paint("#f7e3e4", "#ecc8cc", "#e0c0b4", "#a8735f", "#c0566f", "#fad7dc", "#6f8f7a", "#c6a074", "#46262f"),
  peach: paint("#fbe5d4", "#f3c9ac", "#e2b896", "#b0764f", "#d9703f", "#ffd9bf", "#5f8f86", "#c99b5b", "#4a2a1e"),
  coral: paint("#fde4de", "#f8c4b8", "#ecc3ae", "#b57a60", "#e2574c", "#ffd3ca", "#2f8f8a", "#d0a260", "#4a211f"),
  terracotta: paint("#f0d5c3", "#dfb294", "#c99a7a", "#83523a", "#b5502f", "#f8dcc9", "#4f7f86", "#c29556", "#3f1f14"),
  saffron: paint("#fbeccb", "#f3d69b", "#dfb985", "#9a6a3c", "#d08a12", "#ffe9b8", "#3f7f8c", "#c79a3f", "#44300f"),
  amber: paint("#7a5640", "#5d3f2d", "#9c7450", "#54331f", "#d99a2b", "#f6e2bd", "#3f6f66", "#d9b26a", "#25160d"),
  cocoa: paint("#eadbcb", "#d5bda5", "#bf9f82", "#6b4630", "#7b4a35", "#f3e3d4", "#8f9f6f", "#b98f54", "#2f1e15"),
  pearl: paint("#f3efe9", "#e3dbd2", "#d8cabb", "#b49478", "#8b7fa0", "#e9e3f1", "#9db5a5", "#cdb48c", "#3a343f"),
  lavender: paint("#e8e3f3", "#cfc6e6", "#d3bfb6", "#91745f", "#6b56a8", "#ece6fa", "#8fae8b", "#c0a679", "#2b2347"),
  plum: paint("#ead9e6", "#d2b6cd", "#c4a39b", "#74495a", "#6f2a5f", "#f0dcec", "#c48a4f", "#c9a46b", "#2f1329"),
  navy: paint("#35506f", "#283e59", "#a07a58", "#6f4c34", "#b23a35", "#e9dcc8", "#d8a657", "#caa46a", "#16202f"),
  sea: paint("#d9e9f0", "#b4d2de", "#d9c6a5", "#a17f58", "#1c6f8e", "#def0f5", "#e08f5a", "#c2ab7a", "#10303d"),
  sky: paint("#dcecf6", "#bdd9ec", "#e0cdb0", "#b48b5f", "#2f7fb8", "#e3f2fb", "#f0a54a", "#c0b08a", "#1b3346"),
  teal: paint("#d5e8e4", "#b1d3cd", "#c8b79c", "#8b6b4d", "#11706a", "#d9f0ea", "#d98a5b", "#bfa26a", "#12302f"),
  jade: paint("#dbe7dc", "#b9d0bd", "#bfa888", "#765a3f", "#0f6b57", "#dff0e4", "#c99a5b", "#bf9f60", "#10302a"),
  mint: paint("#dff1e6", "#bfe2cf", "#dcc7ac", "#ab825c", "#2f9271", "#e1f6ea", "#e88f7d", "#c4a871", "#173a2d"),
  olive: paint("#e9ead4", "#d0d3ab", "#c9b48e", "#7e623f", "#6c7a2e", "#eff1d6", "#c06a4b", "#b89a55", "#2c3014"),
  graphite: paint("#4f4f55", "#3b3b41", "#8d7660", "#7a5538", "#d07a2d", "#efe3d3", "#6b8f7d", "#b9bdc4", "#1f1f23"),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
