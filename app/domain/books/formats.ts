// The formats in which accounts leave for other programs.
export const BOOK_FORMATS = ["ofx", "qif", "hledger", "beancount"] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];
export const isBookFormat = (text: string): text is BookFormat => BOOK_FORMATS.some((one) => one === text);

/** How each format is offered, and what its file is called. */
export const BOOKS: Record<BookFormat, { name: string; ending: string; type: string; for: string }> = {
  ofx: { name: "OFX", ending: "ofx", type: "application/x-ofx", for: "GnuCash, Quicken and most other programs" },
  qif: { name: "QIF", ending: "qif", type: "application/qif", for: "Quicken and older programs, with categories" },
  hledger: { name: "hledger", ending: "journal", type: "text/plain; charset=utf-8", for: "hledger and Ledger" },
  beancount: { name: "Beancount", ending: "beancount", type: "text/plain; charset=utf-8", for: "Beancount and Fava" },
};
