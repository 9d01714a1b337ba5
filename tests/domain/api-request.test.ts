import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, apiRequest, browser, getJson, messageOf } from "~/client/api/api";

const calls: { path: string; init: RequestInit | undefined }[] = [];
function answer(status: number, body: string, statusText = "") {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    calls.push({ path, init });
    return new Response(body === "" ? null : body, { status, statusText });
  });
}
const went = vi.fn();
beforeEach(() => {
  calls.length = 0;
  went.mockReset();
  vi.spyOn(browser, "go").mockImplementation(went);
});
afterEach(() => vi.unstubAllGlobals());

describe("request helper", () => {
  test("reads a path with the session (PLAT-019)", async () => {
    answer(200, '[{"id":"1"}]');
    expect(await getJson("/api/budgets", { on401: "throw" })).toEqual([{ id: "1" }]);
    expect(calls[0]).toMatchObject({ path: "/api/budgets", init: { method: "GET", credentials: "include" } });
  });
  test("a body is JSON and every method but GET says so; GET has none (API-002)", async () => {
    answer(200, "{}");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      await apiRequest(method, "/x", { amount: "1.00" });
      const init = calls.at(-1)?.init;
      expect(init).toMatchObject({ method, body: '{"amount":"1.00"}', credentials: "include" });
      expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    }
    await apiRequest("DELETE", "/x");
    expect(new Headers(calls.at(-1)?.init?.headers).get("content-type")).toBe("application/json");
    await getJson("/api/insights", { on401: "throw" });
    const init = calls.at(-1)?.init;
    expect(init?.body).toBeUndefined();
    expect(new Headers(init?.headers).has("content-type")).toBe(false);
  });
  test("an error reads status, colon, body or status text (ERR-001)", async () => {
    answer(500, "boom", "Internal Server Error");
    await expect(apiRequest("POST", "/x", {})).rejects.toThrow(/^500: boom$/);
    answer(404, "", "Not Found");
    await expect(apiRequest("GET", "/x")).rejects.toThrow(/^404: Not Found$/);
  });
  test("a 403 about trial or subscription goes to the plans, any other does not (ERR-002)", async () => {
    for (const message of ["Your trial is over", "A Subscription is needed"]) {
      answer(403, JSON.stringify({ message }));
      await expect(apiRequest("GET", "/x")).rejects.toThrow();
      expect(went).toHaveBeenLastCalledWith("/subscribe");
    }
    went.mockReset();
    answer(403, JSON.stringify({ message: "Forbidden" }));
    await expect(apiRequest("GET", "/x")).rejects.toThrow("403");
    expect(went).not.toHaveBeenCalled();
  });
  test("an unreadable 403 says Access denied (ERR-003)", async () => {
    answer(403, "<html>trial</html>");
    await expect(apiRequest("GET", "/x")).rejects.toThrow("403: Access denied");
    expect(went).not.toHaveBeenCalled();
  });
  test("a 401 is null where asked, else it throws (ERR-004)", async () => {
    answer(401, '{"message":"Please log in."}');
    expect(await getJson("/api/insights", { on401: "null" })).toBeNull();
    await expect(getJson("/api/insights", { on401: "throw" })).rejects.toThrow(/^401:/);
  });
  test("a 403 about a plan is null where asked, without a redirect (ERR-005)", async () => {
    answer(403, '{"message":"Your trial is over"}');
    expect(await getJson("/api/insights", { on401: "null" })).toBeNull();
    expect(went).not.toHaveBeenCalled();
  });
  test("the server's message is told, and nothing else", async () => {
    answer(422, '{"message":"Too late"}');
    const error = await apiRequest("POST", "/x", {}, { idempotencyKey: "key-12345" }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(messageOf(error, "fallback")).toBe("Too late");
    expect(messageOf(new ApiError(500, "boom", null), "fallback")).toBe("fallback");
    expect(calls[0]?.init?.headers).toMatchObject({
      "Idempotency-Key": "key-12345",
      "Content-Type": "application/json",
    });
  });
});
