// Bytes as text, and text as it is kept.
import { describe, expect, test } from "vitest";
import { decodeText, refuseBySignature } from "~/domain/import/decode";
import { readFile } from "~/domain/import/read";
import { isRole, lastFour, plainMemo, plainName } from "~/domain/import/types";
import { wordsOfRefusal } from "../../support/import/accepted";

const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string) => Buffer.from(text, "utf16le");

describe("bytes as text", () => {
  const text = "Date;Größe\n1;2\n";
  test.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a mark", utf8(`\ufeff${text}`)],
    ["Windows-1252", Buffer.from(text, "latin1")],
    ["UTF-16", wide(text)],
    ["UTF-16 of an odd number of bytes", Buffer.concat([wide(text), Buffer.from([0x0a])])],
    ["UTF-16 with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), wide(text)])],
    ["UTF-16, the other way round", wide(text).swap16()],
    ["UTF-16, the other way round, with a mark", Buffer.concat([Buffer.from([0xfe, 0xff]), wide(text).swap16()])],
  ])("%s", (_name, bytes) => expect(decodeText(new Uint8Array(bytes)).slice(0, text.length)).toBe(text));

  test("UTF-16 with a mark needs no Latin letters, and UTF-8 no others", () => {
    const greek = "ημερομηνία ποσό";
    expect(decodeText(new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), wide(greek)])))).toBe(greek);
    const swapped = Buffer.concat([Buffer.from([0xfe, 0xff]), wide(greek).swap16()]);
    expect(decodeText(new Uint8Array(swapped))).toBe(greek);
    expect(decodeText(utf8(greek))).toBe(greek);
  });

  test("half a mark is a letter of Windows-1252", () => {
    expect(decodeText(new Uint8Array([0xff, 0x41]))).toBe("ÿA");
    expect(decodeText(new Uint8Array([0xfe, 0x41]))).toBe("þA");
    expect(decodeText(new Uint8Array([0x41, 0xfe]))).toBe("Aþ");
    expect(decodeText(new Uint8Array([0x41, 0xff]))).toBe("Aÿ");
  });

  test("single zeros and short texts are not taken for UTF-16", () => {
    expect(decodeText(utf8("a\u0000bcdefgh,1.00"))).toBe("a\u0000bcdefgh,1.00");
    expect(decodeText(utf8("a\u0000b\u0000c\u0000"))).toBe("a\u0000b\u0000c\u0000");
    expect(decodeText(wide("abcd"))).toBe("abcd");
    expect(decodeText(new Uint8Array(20))).toBe("\u0000".repeat(20));
  });
});

test.each([
  ["PK\u0003\u0004", /^This is a spreadsheet, or an archive .* as CSV/],
  ["%PDF-1.7", /^This is a PDF\. .* CSV, OFX or QIF/],
  ["\u00d0\u00cf\u0011\u00e0", /^This is an old spreadsheet\. .* as CSV/],
  ["\u001f\u008b", /^This file is compressed\. .* unpack/],
  ["\u0089PNG", /^This is a picture\. .* CSV, OFX or QIF/],
  ["\u00ff\u00d8\u00ff", /^This is a picture\. .* CSV, OFX or QIF/],
])("a file that begins with %j is refused with what to do instead", (head, says) => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  expect(wordsOfRefusal(readFile(bytes(`${head} and the rest of it`), "a"))).toMatch(says);
  expect(refuseBySignature(bytes(`Date,${head}`))).toBeNull();
});

describe("text as it is kept", () => {
  test.each([
    ["Shop", "Shop"],
    ["  Two   words\t\n", "Two words"],
    ["Two  words", "Two words"],
    [" a", "a"],
    ["a ", "a"],
    ["a\u0000b\u200bc", "a b c"],
    ["Café 😀", "Café 😀"],
    ["half \ud83d", "half"],
    ["\ude00 half", "half"],
    ["mid\ud83ddle", "middle"],
    ["non\u00a0breaking", "non breaking"],
    ["turned\u202eround", "turned round"],
    ["zero\u200bwidth", "zero width"],
    ["soft\u00adhyphen", "soft hyphen"],
    ["unassigned\u0b78", "unassigned"],
    ["日本 カフェ", "日本 カフェ"],
    ["Größe Ñandú", "Größe Ñandú"],
    ["", ""],
  ])("%j", (text, kept) => expect([plainName(text), plainMemo(text)]).toEqual([kept, kept]));

  test("names have 200 characters, notes 500, none of them half", () => {
    expect(plainName("x".repeat(200))).toHaveLength(200);
    expect(plainName("x".repeat(2_000))).toHaveLength(200);
    expect(plainMemo("x".repeat(500))).toHaveLength(500);
    expect(plainMemo("x".repeat(501))).toHaveLength(500);
    expect(plainName(`${"x".repeat(199)}😀`)).toBe("x".repeat(199));
    expect(plainName(`${"x".repeat(198)}😀y`)).toBe(`${"x".repeat(198)}😀`);
    expect(plainName(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
    // What stands far behind isn't looked at.
    expect(plainName(`${" ".repeat(800)}x`)).toBe("");
    expect(plainName(`${" ".repeat(799)}x`)).toBe("x");
  });

  test.each([
    ["DE02 1005-5402", "5402"],
    ["12", "12"],
    ["xxxx-12ab", "12ab"],
    ["••••7700", "7700"],
    ["", ""],
  ])("of the number %s is kept %s", (number, kept) => expect(lastFour(number)).toBe(kept));

  test("what a column can hold", () => {
    expect(["day", "amount", "toString", ""].map(isRole)).toEqual([true, true, false, false]);
  });
});
