// The practice bank's pages, whichever vendor's protocol it speaks.
export * from "./plaid/hosted.server";
