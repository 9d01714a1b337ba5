// Said by the server alone, so that no browser has to load them.
export const SETTINGS_TEXTS = {
  profile: { title: "Profile saved", description: "This is how the app and its mails call you.", variant: "success" },
  zone: { title: "Time zone saved", description: "Days are counted there from now on.", variant: "success" },
  notices: { title: "Notices saved", description: "You'll only be told what you chose.", variant: "success" },
  failed: "Not saved",
} as const;

export const DEMO_FIXED = "The demo account is shared by everyone, so its name and its settings stay as they are.";
export const USERNAME_TAKEN = "That username is taken";
