import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { litAmong, screenAbove } from "~/components/shell/screen-above";
import { initials, isBehindMore, isCurrent, menuItems } from "~/components/shell/nav-items";
import { stillSignedIn } from "~/client/people/profile-poll";
import { rememberedUsername, rememberUsername } from "~/client/people/remember-username";
import { createStore } from "~/client/store";
import { createToastStore, TOAST_LIMIT, TOAST_SWIPE_PX } from "~/client/ui/toasts";
import { openDelay, tooltipClosed } from "~/client/ui/tooltip-timing";
import { signOut } from "~/client/people/use-sign-out";

const answer = (status: number) => async () => new Response("{}", { status });

describe("a store", () => {
  test("holds what was set last", () => {
    const store = createStore("before");
    store.set("after");
    expect(store.get()).toBe("after");
    expect(store.initial).toBe("before");
  });

  test("calls its listeners at each change, and at nothing else", () => {
    const store = createStore(0);
    const listen = vi.fn();
    const stop = store.subscribe(listen);
    store.set(1);
    store.set(1);
    expect(listen).toHaveBeenCalledTimes(1);
    stop();
    store.set(2);
    expect(listen).toHaveBeenCalledTimes(1);
  });
});

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("at most one toast: the second takes the first one's place (TOAST-001)", () => {
    const store = createToastStore();
    store.show({ title: "First" });
    store.show({ title: "Second" });
    expect(store.list().map((toast) => toast.title)).toEqual(["Second"]);
    expect(TOAST_LIMIT).toBe(1);
  });

  test("a toast is there at 4.9 s and closed at 5 s (TOAST-002)", () => {
    const store = createToastStore();
    store.show({ title: "Hello" });
    vi.advanceTimersByTime(4900);
    expect(store.list()[0]?.open).toBe(true);
    vi.advanceTimersByTime(100);
    expect(store.list()[0]?.open).toBe(false);
  });

  test("one with something to press stays twice as long", () => {
    const store = createToastStore();
    store.show({ title: "Changed", action: { label: "Undo", to: "/transactions", fields: { intent: "undo" } } });
    vi.advanceTimersByTime(9900);
    expect(store.list()[0]?.open).toBe(true);
    vi.advanceTimersByTime(100);
    expect(store.list()[0]?.open).toBe(false);
  });

  test("a dismissed toast is closed at once and dropped after 1000000 ms (TOAST-003)", () => {
    const store = createToastStore();
    const id = store.show({ title: "Hello" });
    store.dismiss(id);
    expect(store.list()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toHaveLength(0);
  });

  test("a message that goes on keeps its place and its time, and stays away once it was put away", () => {
    const store = createToastStore();
    const id = store.show({ title: "Connected" });
    vi.advanceTimersByTime(900);
    store.reword(id, { title: "Connected", description: "On to the coach." });
    expect(store.list()).toEqual([{ id, title: "Connected", description: "On to the coach.", open: true }]);
    vi.advanceTimersByTime(4100);
    expect(store.list()[0]?.open).toBe(false);
    store.reword(id, { title: "Again" });
    expect(store.list()[0]?.open).toBe(false);
  });

  test("the swipe threshold is 50 px (TOAST-004)", () => expect(TOAST_SWIPE_PX).toBe(50));

  test("the same flash is shown once, and a held toast waits", () => {
    const store = createToastStore();
    const id = store.show({ id: "flash", title: "Saved" });
    store.dismiss(id);
    store.show({ id: "flash", title: "Saved" });
    expect(store.list()[0]?.open).toBe(false);
    const held = store.show({ title: "Held" });
    store.pause(held);
    vi.advanceTimersByTime(60_000);
    expect(store.list()[0]?.open).toBe(true);
    store.resume(held);
    vi.advanceTimersByTime(5000);
    expect(store.list()[0]?.open).toBe(false);
  });
});

describe("tooltips", () => {
  test("open after 700 ms, at once within 300 ms of another one closing (PLAT-013 PLAT-014)", () => {
    expect(openDelay(10_000)).toBe(700);
    tooltipClosed(20_000);
    expect(openDelay(20_300)).toBe(0);
    expect(openDelay(20_301)).toBe(700);
  });
});

describe("the session in the browser", () => {
  test("any answer that is not OK means not signed in; no answer says nothing (SESS-004)", async () => {
    expect(await stillSignedIn(answer(200))).toBe(true);
    expect(await stillSignedIn(answer(401))).toBe(false);
    expect(await stillSignedIn(answer(500))).toBe(false);
    expect(await stillSignedIn(() => Promise.reject(new TypeError("offline")))).toBe(true);
  });

  test("one logout call; a failure is logged and yields false (SESS-007 SESS-008)", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const calls: string[] = [];
    expect(await signOut(async (input) => (calls.push(String(input)), new Response("{}")))).toBe(true);
    expect(calls).toEqual(["/api/auth/logout"]);
    expect(await signOut(answer(500))).toBe(false);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test("the username is kept while the box is ticked, and a switched-off storage breaks nothing (AUTH-004 AUTH-005)", () => {
    const kept = new Map<string, string>();
    const storage: Storage = {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    rememberUsername("ada", () => storage);
    expect(rememberedUsername(() => storage)).toBe("ada");
    rememberUsername(null, () => storage);
    expect(rememberedUsername(() => storage)).toBe("");
    const off = () => {
      throw new Error("denied");
    };
    rememberUsername("ada", off);
    expect(rememberedUsername(off)).toBe("");
  });
});

describe("navigation", () => {
  test("More is lit for what it leads to, and not for a tab's screen or the coach's", () => {
    for (const path of ["/accounts", "/net-worth", "/settings"]) expect(isBehindMore(path)).toBe(true);
    for (const path of ["/", "/budget", "/goals", "/credit", "/coach", "/coach/interview"])
      expect(isBehindMore(path)).toBe(false);
  });

  test("a screen without an entry lights the one it belongs to, one alone, and only its own is the current page", () => {
    const menu = ["/", "/budget", "/accounts", "/transactions", "/import", "/week", "/coach", "/settings", "/feedback"];
    const lit = (path: string) => litAmong(menu, path);
    expect(lit("/dashboard")).toEqual({ to: "/", is: "page" });
    expect(lit("/demo")).toEqual({ to: "/", is: "page" });
    expect(lit("/week")).toEqual({ to: "/week", is: "page" });
    for (const path of ["/categories", "/categories/groceries", "/rules", "/rules/new", "/review", "/transactions/new"])
      expect(lit(path), path).toEqual({ to: "/transactions", is: "true" });
    for (const path of ["/security", "/install", "/subscribe", "/cancel-trial"])
      expect(lit(path), path).toEqual({ to: "/settings", is: "true" });
    expect(lit("/import/abc")).toEqual({ to: "/import", is: "true" });
    expect(lit("/net-worth")).toEqual({ to: "/accounts", is: "true" });
    expect(lit("/coach/plan")).toEqual({ to: "/coach", is: "true" });
    expect(lit("/what-if")).toEqual({ to: "/coach", is: "true" });
    expect(lit("/nowhere")).toBeNull();
    // What has an entry of its own beside it doesn't light the one above it as well.
    expect(litAmong(["/settings", "/security"], "/security")).toEqual({ to: "/security", is: "page" });
  });

  test("the way back leads one step up, and from a menu's first screens nowhere", () => {
    expect(screenAbove("/categories/groceries")).toEqual({ to: "/categories", name: "Categories" });
    expect(screenAbove("/rules/new")).toEqual({ to: "/rules", name: "Rules" });
    expect(screenAbove("/import")).toEqual({ to: "/accounts", name: "Accounts" });
    for (const path of ["/", "/dashboard", "/budget", "/accounts", "/transactions", "/coach", "/settings"])
      expect(screenAbove(path), path).toBeNull();
  });

  test("menu entries in order, Admin for administrators alone (NAV-008 NAV-009 NAV-010 NAV-011)", () => {
    expect(menuItems(false, true).map(({ label, to }) => `${label} ${to}`)).toEqual([
      "Dashboard /",
      "Budget /budget",
      "Credit /credit",
      "Goals /goals",
      "Feedback /feedback",
      "Manage Subscription /cancel-trial",
      "Install App /install",
    ]);
    expect(menuItems(true, true).map(({ label }) => label)).toContain("Admin");
    expect(menuItems(true, false).map(({ label }) => label)).not.toContain("Manage Subscription");
  });

  test("the current tab and the initials (NAV-013 NAV-015)", () => {
    expect(isCurrent("/", "/dashboard")).toBe(true);
    expect(isCurrent("/", "/goals")).toBe(false);
    expect(isCurrent("/coach", "/coach/interview")).toBe(true);
    expect(isCurrent("/go", "/goals")).toBe(false);
    expect(initials("Ada", "Byron")).toBe("AB");
    expect(initials(" émile", "")).toBe("É");
  });
});
