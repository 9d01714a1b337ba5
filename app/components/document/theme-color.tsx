import type { Theme } from "~/contracts/theme";

const LIGHT = "#faf8f4";
const DARK = "#12161a";

/** What a phone paints around the page. */
export function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== "system") return <meta name="theme-color" content={theme === "dark" ? DARK : LIGHT} />;
  return (
    <>
      <meta name="theme-color" content={LIGHT} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={DARK} media="(prefers-color-scheme: dark)" />
    </>
  );
}
