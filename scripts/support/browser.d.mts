export const browserPath: string | undefined;
export const browserLaunch: { executablePath?: string; args: string[] };
