// Said by the server alone, so that no browser has to load them.
export const SECURITY_TEXTS = {
  revoked: { title: "Device signed out", description: "It'll need to log in again.", variant: "success" },
  othersRevoked: {
    title: "Other devices signed out",
    description: "Only this device is still signed in.",
    variant: "success",
  },
  confirmed: {
    title: "Password confirmed",
    description: "For the next 10 minutes you can download your data or delete your account.",
    variant: "success",
  },
  deleted: {
    title: "Account deleted",
    description: "Your account and everything in it are gone. We've emailed you a confirmation.",
    variant: "success",
  },
  confirmFirst: {
    title: "Please confirm your password",
    description: "To protect your data, we ask for your password again every 10 minutes.",
    variant: "error",
  },
  changed: { title: "Password updated", description: "Your other devices were signed out.", variant: "success" },
} as const;

/** What one comes to see first. */
export const signedInWords = (devices: number): string =>
  devices === 1 ? "You're signed in on this device only." : `You're signed in on ${devices} devices.`;

/** What is wrong with what was entered. */
export const SECURITY_FIELDS = {
  current: "Current password is required",
  password: "Password must be at least 8 characters long",
  again: "Please confirm your password",
  differ: "Passwords don't match",
  required: "Password is required",
} as const;
