// Lengths of time that no calendar changes. Apart from the days of a calendar, which the public pages do without.

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
