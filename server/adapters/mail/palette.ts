/** The product's colours. Mail clients know no CSS variables, so the light ones stand in every element and the dark ones in a media query. */
export const palette = {
  paper: "#FBF9F4",
  surface: "#FFFFFF",
  ink: "#1C1A17",
  muted: "#5F5A52",
  line: "#E6E0D5",
  forest: "#0B5D45",
  onForest: "#FFFFFF",
  ochre: "#B4690E",
} as const;

export const darkPalette = {
  paper: "#12140F",
  surface: "#1A1D17",
  ink: "#F2EFE8",
  muted: "#B3AD9F",
  line: "#2E332A",
  forest: "#4CC29A",
  onForest: "#06251B",
} as const;
