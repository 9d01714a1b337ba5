// What is said about signing in, apart from the schemas: a screen that only says it loads no parser.

export const AUTH_TEXTS = {
  loggedOut: "You're logged out.",
  loginTitle: "Login successful",
  loginFailedTitle: "Login failed",
  loginFailed: "Invalid username or password",
  registered: "Registration successful",
  registeredHint: "Your account is ready. You can log in now.",
  registerFailedTitle: "Registration failed",
  taken: "That username or email is already taken.",
  commonPassword: "This password is too easy to guess. Please choose another one.",
  resetRequestFailedTitle: "Reset request failed",
  resetRequestFailed: "Failed to send reset email.",
  usernameFailed: "Failed to send username reminder.",
  resetSent: "If an account uses this address, a link to reset the password is on its way.",
  usernameSent: "If an account uses this address, its username is on its way.",
  invalidLinkTitle: "Invalid Reset Link",
  invalidLink: "The password reset link is invalid or has expired.",
  resetDone: "Password updated",
  resetFailedTitle: "Password reset failed",
  demoFixed: "The demo account's sign-in can't be changed.",
  demoStays: "The demo account is shared by everyone, so it can't be deleted.",
} as const;

/** Above the form: who has just registered isn't back, and isn't asked to sign up. */
export const LOGIN_HEADS = {
  known: "Welcome back",
  fresh: { title: "Your account is ready", intro: "Log in to begin." },
} as const;

export const welcomeWords = (firstName: string): string => `Welcome, ${firstName}!`;

/** Where not everybody may register. */
export const REGISTRATION_TEXTS = {
  closed: "Nobody can register here anymore. If you have an account, log in.",
  inviteOnly: "Registering here takes an invitation. Ask whoever runs this server for a link.",
  spent: "This invitation was used or has expired. Ask whoever runs this server for another.",
} as const;

/** What is wrong with what was entered. */
export const AUTH_FIELDS = {
  longName: "Please use at most 60 characters",
  longPassword: "Password must have at most 256 characters",
  username: "Username must be at least 3 characters",
  longUsername: "Username must have at most 40 characters",
  usernameLetters: "Please use letters, digits and . _ - only",
  usernameRequired: "Username is required",
  passwordRequired: "Password is required",
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Valid email is required",
  password: "Password must be at least 8 characters",
  again: "Please confirm your password",
  differ: "Passwords do not match",
  anyEmail: "Please enter a valid email address",
  newPassword: "Password must be at least 8 characters long",
  newAgain: "Confirm password must be at least 8 characters long",
  newDiffer: "Passwords don't match",
} as const;
