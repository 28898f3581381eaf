/** Returns a text with its first letter as a capital, as it begins a line or stands alone. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
