/** Maximum size of a file in bytes: 8 MB. The maximum of an SVG, which is text, is smaller. */
export const MAX_ARTWORK_BYTES = 8 * 1024 * 1024

/** Why a file is refused: its format cannot be read, its size or state is wrong, or a vector has parts that cannot be drawn. */
export type FileRefusal =
  | 'size'
  | 'type'
  | 'heic'
  | 'avif'
  | 'pdf'
  | 'tiff'
  | 'svgz'
  | 'pixels'
  | 'long'
  | 'small'
  | 'damaged'
  | 'cmyk'
  | 'unsafe'
  | 'text'
  | 'filter'
  | 'linked'
  | 'picture'
  | 'animation'
  | 'style'
  | 'unknown'
  | 'pages'
  | 'heavy'
  | 'empty'

/** The stored pictures of a request. preview: the print on its shirt. */
export const ARTWORK_KINDS = ['original', 'thumbnail', 'preview'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]
