// The mails about a password or a username: the link that resets, the name that was forgotten, and that it was changed.

type Letter = { subject: string; text: string };
type Receiver = { firstName: string };

export const resetLetter = ({ firstName }: Receiver, link: string, minutes: number): Letter => ({
  subject: "Reset your password",
  text:
    `Hello ${firstName},\n\nWith this link you can choose a new password. ` +
    `It works once, for ${minutes} minutes:\n\n${link}\n\nIf you didn't ask for it, you don't need to do ` +
    "anything.\n",
});

export const usernameLetter = ({ firstName, username }: Receiver & { username: string }, appUrl: string): Letter => ({
  subject: "Your username",
  text: `Hello ${firstName},\n\nYour username is ${username}.\n\nLog in: ${appUrl}/login\n`,
});

const CHANGED = "Your password was changed";

/** By whoever had the link: it may have been somebody else. */
export const resetDoneLetter = (appUrl: string): Letter => ({
  subject: CHANGED,
  text: `Your password was just changed, and every device was signed out.\n\nIf this wasn't you, reset it at once: ${appUrl}/forgot-password\n`,
});

export const changedLetter = ({ firstName }: Receiver): Letter => ({
  subject: CHANGED,
  text: `Hello ${firstName},\n\nYour password was just changed and your other devices were signed out.\n`,
});
