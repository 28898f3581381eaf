/** Maximum size of a file in bytes: 8 MB. The maximum of an SVG, which is text, is smaller. */
export const MAX_ARTWORK_BYTES = 8 * 1024 * 1024

/** Why a file is refused: it is no picture that can be read here, or a vector that cannot be drawn as it is. */
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
