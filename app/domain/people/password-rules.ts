// What a password must be. That it isn't one of the commonest is asked on the server alone, which has the list of them
// (`isCommonPassword` in lib/passwords.server.ts).

/** Counted as it is kept. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** Keyboards write one letter as one sign or as two, and some write wide forms of it: all of them are the same password. */
export const normalizePassword = (text: string): string => text.normalize("NFKC");
