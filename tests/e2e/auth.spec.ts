// Login, registration and recovery, by the documented calls with scripts and by plain posts without.
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { createUser, expect, held, hydrated, PASSWORD, test } from "../support/e2e";

const username = (page: Page) => page.getByLabel("Username", { exact: true });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const toast = (page: Page) => page.locator("[data-toast]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page, path: string, scripts: boolean) {
  await page.goto(path);
  await hydrated(page, scripts);
}

/** The newest mail to this address, as the sandbox keeps it. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto("/sandbox/outbox");
    // A page that came before the mail never shows it.
    await expect(page.locator("li", { hasText: email }).locator('a[href*="reset-password"]')).toHaveCount(1, {
      timeout: 100,
    });
  }).toPass({ timeout: 15_000, intervals: [250] });
  return (await page.locator("li", { hasText: email }).locator('a[href*="reset-password"]').getAttribute("href")) ?? "";
}

test("fields, links and messages of /login (AUTH-001 AUTH-003 AUTH-007 AUTH-008 AUTH-011 AUTH-012)", async ({
  page,
  scripts,
}) => {
  await open(page, "/login", scripts);
  await expect(page.getByLabel("Remember my username")).toHaveAttribute("type", "checkbox");
  for (const [name, href] of [
    ["Forgot password?", "/forgot-password"],
    ["Forgot username?", "/forgot-username"],
    ["Sign up", "/register"],
    ["Back to Home", "/"],
  ] as const) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/auth") && calls.push(request.url()));
  await press(page, "Login");
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await username(page).fill("somebody");
  await press(page, "Login");
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByText("Username is required")).toHaveCount(0);
  await expect(username(page)).toHaveValue("somebody");
  expect(calls).toEqual([]);
});

test("the hint shows an account that signs in, where there is one (AUTH-009)", async ({ page }) => {
  await page.goto("/login");
  const hint = page.getByRole("complementary", { name: "Demo account" });
  await expect(hint.locator("code")).toHaveText(["demo", /.{8,}/]);
});

test("the password can be shown (AUTH-002 PE-011) @js-only", async ({ page, scripts }) => {
  await open(page, "/login", scripts);
  await press(page, "Show password");
  await expect(password(page)).toHaveAttribute("type", "text");
  await press(page, "Hide password");
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("without scripts the toggle is not there and the form signs in (AUTH-002 PE-011) @no-js-only", async ({
  page,
}) => {
  const user = await createUser();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(0);
  await username(page).fill(user.username);
  await password(page).fill(PASSWORD);
  await press(page, "Login");
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("Login successful");
});

test("a login says that it's on its way, greets, and goes on after half a second; it sends name and password alone (AUTH-006 AUTH-010 AUTH-013 AUTH-014) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await createUser();
  await open(page, "/login", scripts);
  let body = "";
  const answer = held();
  await page.route("**/api/auth/login", async (route) => {
    body = route.request().postData() ?? "";
    await answer.until;
    await route.continue();
  });
  await username(page).fill(user.username);
  await password(page).fill(PASSWORD);
  // What is remembered stays in the browser.
  await page.getByLabel("Remember my username").check();
  await press(page, "Login");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  answer.letGo();
  await expect(toast(page)).toContainText("Login successful");
  await expect(toast(page)).toContainText("Welcome, Ada!");
  expect(new URL(page.url()).pathname).toBe("/login");
  await expect(page).toHaveURL("/");
  expect(JSON.parse(body)).toEqual({ username: user.username, password: PASSWORD });
});

test("a name is remembered where the box is ticked, and forgotten where it isn't (AUTH-004 AUTH-005) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await createUser();
  await open(page, "/login", scripts);
  await username(page).fill(user.username);
  await password(page).fill(PASSWORD);
  await page.getByLabel("Remember my username").check();
  await press(page, "Login");
  await expect(page).toHaveURL("/");
  await page.context().clearCookies();
  await open(page, "/login", scripts);
  await expect(username(page)).toHaveValue(user.username);
  await expect(page.getByLabel("Remember my username")).toBeChecked();
  await page.getByLabel("Remember my username").uncheck();
  await password(page).fill(PASSWORD);
  await press(page, "Login");
  await expect(page).toHaveURL("/");
  await page.context().clearCookies();
  await open(page, "/login", scripts);
  await expect(username(page)).toHaveValue("");
});

test("a rejected login shows the server's message (AUTH-015)", async ({ page, scripts }) => {
  await open(page, "/login", scripts);
  await username(page).fill("nobody-here");
  await password(page).fill("not-the-password");
  await press(page, "Login");
  await expect(toast(page)).toContainText("Login failed");
  await expect(toast(page)).toContainText("Invalid username or password");
  await expect(username(page)).toHaveValue("nobody-here");
  const inForm = page.locator("form").getByRole("alert");
  await expect(inForm).toHaveText(/That username and password don't match\./);
  // The message lies over nothing that one reads or types in.
  const message = await toast(page).boundingBox();
  const form = await page.locator("form").first().boundingBox();
  expect(message?.y ?? 0).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
  if (!scripts) return;
  await expect(password(page)).toBeFocused();
  // The message goes; what the form says stays, where it's to be mended.
  await toast(page).locator("summary").click();
  await expect(inForm).toBeVisible();
});

test("the demo account is opened with one press", async ({ page, scripts }) => {
  await open(page, "/login", scripts);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await press(page, "Open the demo");
  const body = (await sent).postData() ?? "";
  expect(body).toContain(DEMO_ACCOUNT.username);
  expect(body).toContain(DEMO_ACCOUNT.password);
});

test("silence and a dead line have words of their own (AUTH-015 AUTH-016) @js-only", async ({ page, scripts }) => {
  await open(page, "/login", scripts);
  await username(page).fill("somebody");
  await password(page).fill("some-password");
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 401, body: "" }));
  await press(page, "Login");
  await expect(toast(page)).toContainText("Invalid username or password");
  await page.unroute("**/api/auth/login");
  await page.route("**/api/auth/login", (route) => route.abort());
  await press(page, "Login");
  await expect(toast(page)).toContainText("Something went wrong. Please try again.");
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
});

test("the registration has six fields, and ways to the login and home (AUTH-017 AUTH-029)", async ({
  page,
  scripts,
}) => {
  await open(page, "/register", scripts);
  await expect(page.locator("form label")).toHaveText([
    "First name",
    "Last name",
    "Email",
    "Username",
    "Password",
    "Confirm password",
  ]);
  await expect(page.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("each field of the registration says what is wrong with it (AUTH-018 AUTH-019 AUTH-020 AUTH-021 AUTH-022 AUTH-023)", async ({
  page,
  scripts,
}) => {
  await open(page, "/register", scripts);
  await page.getByLabel("Email").fill("abc");
  await username(page).fill("ab");
  await password(page).fill("1234567");
  await press(page, "Create account");
  for (const message of [
    "First name is required",
    "Last name is required",
    "Valid email is required",
    "Username must be at least 3 characters",
    "Password must be at least 8 characters",
    "Please confirm your password",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test("two passwords that differ are said beside the field, and what was entered stays (AUTH-024 PE-003)", async ({
  page,
  scripts,
}) => {
  await open(page, "/register", scripts);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email").fill("ada@example.com");
  await username(page).fill("abc");
  await password(page).fill("a-fine-long-one");
  await page.getByLabel("Confirm password").fill("another-long-one");
  await press(page, "Create account");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("a registration leads to the login, and the new account signs in (AUTH-025 AUTH-026 AUTH-027 AUTH-028 PE-002)", async ({
  page,
  scripts,
}) => {
  const tag = randomBytes(5).toString("hex");
  const fields = {
    "First name": "Ada",
    "Last name": "Byron",
    Email: `new-${tag}@example.com`,
    Username: `new-${tag}`,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  };
  const bodies: unknown[] = [];
  page.on("request", (request) => request.url().endsWith("/api/auth/register") && bodies.push(request.postDataJSON()));
  const fill = async () => {
    await open(page, "/register", scripts);
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await press(page, "Create account");
  };
  await fill();
  await expect(page).toHaveURL("/login");
  await expect(toast(page)).toContainText("Registration successful");
  await expect(username(page)).toHaveValue(fields.Username);
  // Who has an account isn't offered another's, and only the password is missing.
  await expect(page.getByText("Just looking?")).toHaveCount(0);
  if (scripts) await expect(password(page)).toBeFocused();
  if (scripts)
    expect(bodies).toEqual([
      { firstName: "Ada", lastName: "Byron", email: fields.Email, username: fields.Username, password: PASSWORD },
    ]);
  await fill();
  await expect(toast(page)).toContainText("Registration failed");
  await open(page, "/login", scripts);
  await username(page).fill(fields.Username);
  await password(page).fill(PASSWORD);
  await press(page, "Login");
  await expect(page).toHaveURL("/");
});

test("a forgotten password (AUTH-030 AUTH-031 AUTH-032 AUTH-033 AUTH-034)", async ({ page, scripts }) => {
  await open(page, "/forgot-password", scripts);
  await expect(page.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");
  await page.getByLabel("Email").fill("abc");
  await press(page, "Send reset link");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.com");
  await press(page, "Send reset link");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveCount(0);
  await page.getByRole("link", { name: "Try another email" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("a forgotten username (AUTH-036 AUTH-037 AUTH-038 AUTH-039)", async ({ page, scripts }) => {
  await open(page, "/forgot-username", scripts);
  await page.getByLabel("Email").fill("abc");
  await press(page, "Send username");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.com");
  await press(page, "Send username");
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("failures without a message have the catalogue's words (AUTH-035 AUTH-040 AUTH-052) @js-only", async ({
  page,
  scripts,
}) => {
  await page.route("**/api/auth/*", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/forgot-password", scripts);
  await page.getByLabel("Email").fill("a@example.com");
  await press(page, "Send reset link");
  await expect(toast(page)).toContainText("Failed to send reset email.");
  await expect(toast(page)).toContainText("Reset request failed");
  await open(page, "/forgot-username", scripts);
  await page.getByLabel("Email").fill("a@example.com");
  await press(page, "Send username");
  await expect(toast(page)).toContainText("Failed to send username reminder.");
  await open(page, "/reset-password?token=abc", scripts);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await press(page, "Set new password");
  await expect(toast(page)).toContainText("Password reset failed");
});

test("a reset without a token says so and moves on (AUTH-042 AUTH-043)", async ({ page, scripts }) => {
  await page.goto("/reset-password");
  if (scripts) {
    await expect(toast(page)).toContainText("Invalid Reset Link");
    await expect(toast(page)).toContainText("The password reset link is invalid or has expired.");
  }
  await expect(page).toHaveURL("/forgot-password");
});

test("the reset's fields and messages (AUTH-044 AUTH-045 AUTH-046 AUTH-047 AUTH-052)", async ({ page, scripts }) => {
  await open(page, "/reset-password?token=abc", scripts);
  await page.getByLabel("New password").fill("1234567");
  await page.getByLabel("Confirm password").fill("1234567");
  await press(page, "Set new password");
  await expect(page.getByText("Password must be at least 8 characters long", { exact: true })).toBeVisible();
  await expect(page.getByText("Confirm password must be at least 8 characters long")).toBeVisible();
  await page.getByLabel("New password").fill("a-fine-long-one");
  await page.getByLabel("Confirm password").fill("another-long-one");
  await press(page, "Set new password");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("New password").fill("a-fine-long-one");
  await page.getByLabel("Confirm password").fill("a-fine-long-one");
  await press(page, "Set new password");
  await expect(toast(page)).toContainText("The password reset link is invalid or has expired.");
});

test("a reset from the mail to the new password (AUTH-041 AUTH-048 AUTH-049 AUTH-050 AUTH-051 AUTH-053 AUTH-054 AUTH-055)", async ({
  page,
  scripts,
}) => {
  const user = await createUser();
  await open(page, "/forgot-password", scripts);
  await page.getByLabel("Email").fill(user.email);
  await press(page, "Send reset link");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const link = await linkMailedTo(page, user.email);
  await open(page, link, scripts);
  await page.getByLabel("New password").fill("a-brand-new-secret");
  await page.getByLabel("Confirm password").fill("a-brand-new-secret");
  await press(page, "Set new password");
  await expect(toast(page)).toContainText("Password updated");
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  await expect(page).toHaveURL("/login", { timeout: 6000 });
  for (const [secret, shown] of [
    [PASSWORD, "Invalid username or password"],
    ["a-brand-new-secret", "Login successful"],
  ] as const) {
    await open(page, "/login", scripts);
    await username(page).fill(user.username);
    await password(page).fill(secret);
    await press(page, "Login");
    await expect(toast(page)).toContainText(shown);
  }
  const again = await page.request.post("/api/auth/reset-password", {
    data: { token: new URL(link, "http://x").searchParams.get("token"), password: "yet-another-secret" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ message: "The password reset link is invalid or has expired." });
});
