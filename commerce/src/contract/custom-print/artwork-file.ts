/** Maximum size of a file in bytes: 8 MB. The maximum of an SVG, which is text, is smaller. */
export const MAX_ARTWORK_BYTES = 8 * 1024 * 1024

/** Why a file is refused. */
export type FileRefusal = 'size' | 'type' | 'heic' | 'pixels' | 'long' | 'small' | 'damaged' | 'unsafe'
