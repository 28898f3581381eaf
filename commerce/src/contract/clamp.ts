/** Returns the value, or the limit that it exceeds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)
