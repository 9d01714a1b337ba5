import { beancountWriter, hledgerWriter } from "./journal";
import { ofxWriter } from "./ofx";
import { qifWriter } from "./qif";
import type { Book, BookWriter } from "./book";
import type { BookFormat } from "./formats";

const WRITERS: Record<BookFormat, (book: Book) => BookWriter> = {
  ofx: ofxWriter,
  qif: qifWriter,
  hledger: hledgerWriter,
  beancount: beancountWriter,
};

export const bookWriter = (format: BookFormat, book: Book): BookWriter => WRITERS[format](book);
