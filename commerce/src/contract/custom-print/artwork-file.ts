/** Largest file that is read, in bytes: 8 MB; a vector drawing is text, and smaller. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Why a file is not read. */
export type Refusal = 'size' | 'type' | 'heic' | 'pixels' | 'long' | 'small' | 'damaged' | 'unsafe'
