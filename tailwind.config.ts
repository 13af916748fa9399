import type { Config } from "tailwindcss";

const token = (name: string) => `var(--${name})`;

/** Utilities speak in the product's tokens; their values per theme stand in `client/src/app/app.css`. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: token("paper"),
      surface: token("surface"),
      ink: token("ink"),
      muted: token("muted"),
      line: token("line"),
      control: token("control"),
      primary: token("primary"),
      "on-primary": token("on-primary"),
      accent: token("accent"),
      success: token("success"),
      warning: token("warning"),
      danger: token("danger"),
    },
    // As small text, on a tint of themselves, these two need more contrast than as a surface or an ornament.
    textColor: { accent: token("accent-text"), success: token("success-text") },
    fontFamily: {
      sans: ["Sahihi Sans", "Loading Sans", "Sahihi Ethiopic", "system-ui", "sans-serif"],
      // No name may begin with "serif": minified it loses its quotes, reads as the generic family, and the line is dropped.
      reading: ["Sahihi Reading", "Loading Serif", "Sahihi Ethiopic", "ui-serif", "serif"],
      serif: ["Sahihi Serif", "Loading Serif", "Sahihi Ethiopic", "ui-serif", "serif"],
      mono: ["ui-monospace", "monospace"],
    },
    fontSize: {
      xs: ["0.8125rem", "1.5"],
      sm: ["0.9375rem", "1.5"],
      base: ["1.0625rem", "1.5"],
      lg: ["1.25rem", "1.4"],
      xl: ["1.625rem", "1.25"],
      "2xl": ["2.125rem", "1.15"],
      "3xl": ["2.75rem", "1.1"],
    },
    extend: {
      borderRadius: { control: "10px", card: "16px" },
      boxShadow: { soft: "var(--shadow-soft)" },
    },
  },
} satisfies Config;
