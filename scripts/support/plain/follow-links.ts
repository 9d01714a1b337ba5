// Remix's links follow themselves.
export function useFollowLinks(): void {}
