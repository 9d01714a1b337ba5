export const root: string;
export const build: { stale(): boolean; stamp(): void };
