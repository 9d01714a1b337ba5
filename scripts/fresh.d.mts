export const root: string;
export const build: { stale(): boolean; stamp(): void };
export function loadSettings(): void;
export function sentence(message: string): Error;
export function giveUp(error: unknown): never;
