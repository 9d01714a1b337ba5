// Said by the server alone, so that no browser has to load them.
export const SETTINGS_TEXTS = {
  profile: { title: "Profile saved", description: "We'll use this name in the app and in emails.", variant: "success" },
  zone: { title: "Time zone saved", description: "Dates follow this time zone from now on.", variant: "success" },
  notices: { title: "Notices saved", description: "You'll only be told what you chose.", variant: "success" },
  pushOn: { title: "Notifications on", description: "This device shows what you tick under Push.", variant: "success" },
  pushOff: { title: "Notifications off", description: "This device stays quiet from now on.", variant: "success" },
  locked: {
    title: "Lock on",
    description: "After a while away this device asks for your password.",
    variant: "success",
  },
  unlocked: { title: "Lock off", description: "This device no longer asks after a while away.", variant: "success" },
  failed: "Not saved",
} as const;

/** Away for longer, and a device that locks asks for the password. */
export const LOCK_MINUTES = 15;

export const DEMO_FIXED = "Not editable in the demo.";
export const USERNAME_TAKEN = "That username is taken";

/** What is wrong with what was entered. */
export const SETTINGS_FIELDS = {
  zone: "Please choose a time zone",
} as const;
