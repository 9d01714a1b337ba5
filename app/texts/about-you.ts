// What forms say of what was entered.

export const ABOUT_YOU_FIELDS = {
  topic: "This isn't asked.",
  choice: "Please choose one.",
} as const;
