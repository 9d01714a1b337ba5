export type Engine = { path: string; lacks?: undefined } | { path?: undefined; lacks: string };
export function oldChromium(version: 80 | 88): Engine;
export function firefox(): Engine;
