import type { FileRefusal } from '../contract/custom-print/artwork-file'

/** Why a vector drawing cannot be printed as it is. */
export class SvgRefusalError extends Error {
  constructor(readonly reason: FileRefusal) {
    super(`This SVG is refused: ${reason}`)
  }
}
