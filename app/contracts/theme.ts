/** How a device shows the app. */
export type Theme = "system" | "light" | "dark";
export type Display = { theme: Theme; hidesAmounts: boolean };
