/** Largest file that is read, in bytes: 8 MB; an SVG is text, and smaller. */
export const MAX_ARTWORK_BYTES = 8 * 1024 * 1024

/** Why a file is not read. */
export type FileRefusal = 'size' | 'type' | 'heic' | 'pixels' | 'long' | 'small' | 'damaged' | 'unsafe'
