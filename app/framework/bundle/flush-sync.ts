/** All that the router takes of React's half for browsers; no call of ours asks for it. */
export const flushSync = (draw: () => void): void => draw();
