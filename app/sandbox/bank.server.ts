// The practice bank's pages, whichever vendor's protocol it speaks, and the practice bridge's token.
export * from "./plaid/hosted.server";
export { HOUSEHOLD_BANK } from "./plaid/model";
export { PRACTICE_TOKEN } from "./simplefin/model";
