import type { PrintSpec } from '../../contract/custom-print/print-spec'

/**
 * Returns the spec of a version with the crop of the one before, unless it has its own: a board or server of a release
 * before drops what it does not know, and would print what the buyer has cut away.
 */
export const keepCrop = (spec: PrintSpec, { crop }: Pick<PrintSpec, 'crop'>): PrintSpec => ({
  ...(crop !== undefined && { crop }),
  ...spec,
})
