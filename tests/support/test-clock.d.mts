export const PLAIN_DAY: string;
export const OFFSET: string;
export function offsetTo(instant: string): number;
export function shiftDate(offset: number): void;
