// Cookies as they are read and set, and what a device's own say of how it shows the app.
import { describe, expect, test } from "vitest";
import {
  BACK_COOKIE,
  DEVICE_COOKIE,
  FLASH_COOKIE,
  LOCK_COOKIE,
  OFFLINE_COOKIE,
  ownName,
  readCookie,
  SESSION_COOKIE,
  setCookie,
  zoneCookie,
} from "~/lib/cookies.server";
import { amountsCookie, closedOfferCookie, displayOf, isOfferClosed, themeCookie } from "~/lib/theme-cookies.server";

const sent = (cookie?: string) => new Request("http://localhost/", cookie === undefined ? {} : { headers: { cookie } });

describe("a cookie", () => {
  test.each([
    ["a=1; session=x; b=2", "x"],
    ["session=x", "x"],
    ["session = x ", "x"],
    ["session=a%3Bb%20c", "a;b c"],
    ["session=a=b", "a=b"],
    ["session=", ""],
    ["session=first; session=second", "first"],
    ["xsession=x; sessions=y", undefined],
    ["session", undefined],
    ["session=%E0%A4%A", undefined],
    ["=x", undefined],
    ["", undefined],
  ])("in '%s' is %j", (header, value) => expect(readCookie(sent(header), "session")).toBe(value));

  test("isn't there where none was sent", () => expect(readCookie(sent(), "session")).toBeUndefined());

  test("is hidden from scripts, unless they are to read it, and lasts as long as it says", () => {
    expect(setCookie("a", "x;y", 60)).toBe("a=x%3By; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
    expect(setCookie("a", "", 0, { scripts: true })).toBe("a=; Path=/; Max-Age=0; SameSite=Lax");
    expect(setCookie("a", "1", 5, {})).toContain("; HttpOnly");
  });
});

describe("what a cookie of ours promises", () => {
  test("by its name over HTTPS alone: this host set it, no other, and for all of it", () => {
    expect([ownName("session", true), ownName("session", false)]).toEqual(["__Host-session", "session"]);
    expect(setCookie("a", "x", 60, { isHttps: true })).toBe("a=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
  });

  test("is told apart from the others' by its name, which a device keeps through every version", () => {
    expect([SESSION_COOKIE, FLASH_COOKIE, DEVICE_COOKIE, LOCK_COOKIE, OFFLINE_COOKIE, BACK_COOKIE]).toEqual([
      ...["session", "flash", "device", "lock", "kept", "back"],
    ]);
    expect(zoneCookie("Europe/Oslo")).toBe("tz=Europe%2FOslo; Path=/; Max-Age=31536000; SameSite=Lax");
  });
});

describe("how a device shows the app", () => {
  test.each([
    ["theme=dark; amounts=hidden", "dark", true],
    ["theme=light", "light", false],
    ["theme=pink; amounts=shown", "system", false],
    ["", "system", false],
  ])("'%s': %s, amounts hidden %s", (cookie, theme, hidesAmounts) =>
    expect(displayOf(sent(cookie))).toEqual({ theme, hidesAmounts }),
  );

  test("is kept for a year; back to what everybody has, the cookie goes", () => {
    expect(themeCookie("dark")).toMatch(/^theme=dark; Path=\/; Max-Age=31536000; HttpOnly/);
    expect(themeCookie("system")).toMatch(/^theme=; Path=\/; Max-Age=0;/);
    expect(amountsCookie(true)).toBe("amounts=hidden; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(closedOfferCookie()).toBe("offer=closed; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    expect([isOfferClosed(sent("offer=closed")), isOfferClosed(sent())]).toEqual([true, false]);
    expect(amountsCookie(false)).toBe("amounts=; Path=/; Max-Age=0; SameSite=Lax");
  });
});
