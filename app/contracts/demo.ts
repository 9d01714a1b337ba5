/** The public demo account, shown on the login screen. Shared by everyone, so its sign-in can't be changed. */
export const DEMO_ACCOUNT = {
  username: "demo",
  password: "demo-finance-2026",
  email: "demo@example.com",
  firstName: "Demo",
  lastName: "User",
} as const;
