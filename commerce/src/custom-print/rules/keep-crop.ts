import type { PrintSpec } from '../../contract/custom-print/print-spec'
import type { VersionSpec } from '../../contract/custom-print/print-spec-schema'

/** Returns the spec of a version, with the crop of the one before unless it says another. */
export function keepCrop(
  { crop: sentCrop, ...spec }: VersionSpec,
  { crop: keptCrop }: Pick<PrintSpec, 'crop'>,
): PrintSpec {
  const crop = sentCrop === undefined ? keptCrop : sentCrop
  return crop ? { ...spec, crop } : spec
}
