// Draws the PNG icons of the installed app from public/icons/*.svg with the Chromium that the tests use. Run after changing the SVGs.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserLaunch } from "./support/browser.mjs";

const TARGETS = [
  ["icon.svg", 192, "icon-192.png"],
  ["icon.svg", 512, "icon-512.png"],
  ["maskable.svg", 180, "apple-touch-icon.png"],
  ["maskable.svg", 192, "maskable-192.png"],
  ["maskable.svg", 512, "maskable-512.png"],
];

const browser = await chromium.launch(browserLaunch);
for (const [source, size, target] of TARGETS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(new URL(`../public/icons/${source}`, import.meta.url), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  writeFileSync(new URL(`../public/icons/${target}`, import.meta.url), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
