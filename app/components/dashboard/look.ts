/** What the tour points at. */
export const SPOTLIT = "data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent";

/**
 * A card below the figures: on a phone closer within, so that all of them are four screens long; elsewhere
 * their titles stand at one height, beside a button or without.
 */
export const PANEL = `scroll-mt-20 max-sm:!py-2.5 max-sm:[&>:first-child]:mb-1 sm:!pt-4 sm:[&>:first-child]:min-h-11 ${SPOTLIT}`;
