import { hasRepairs, type PrintSpec } from '@contract/custom-print/print-spec'
import { prepareArtwork, shouldInvertTones, type PreparedArtwork } from '@print-kernel/tones/prepare-artwork'
import type { RgbaImage } from '@print-kernel/image'
import { repairFineDetail } from '@print-kernel/strokes/repair'

/** Keeps the artwork as it was prepared last, since specs that follow each other mostly need the same. */
export class ArtworkCache {
  private prepared: { key: string; artwork: PreparedArtwork } | undefined
  private repaired: { key: string; from: PreparedArtwork; artwork: PreparedArtwork } | undefined

  /** Forgets everything, for other artwork. */
  clear(): void {
    this.prepared = this.repaired = undefined
  }

  /** Returns the artwork as a spec prints it, with its fine details repaired if the spec asks for that. */
  prepare(image: RgbaImage, spec: PrintSpec): PreparedArtwork {
    const from = this.prepareUnrepaired(image, spec)
    if (!hasRepairs(spec)) return from
    const key = JSON.stringify([spec.width, spec.ruling, spec.isThickened, spec.isCleaned])
    if (this.repaired?.from !== from || this.repaired.key !== key)
      this.repaired = { key, from, artwork: repairFineDetail(from, spec) }
    return this.repaired.artwork
  }

  /** Returns the artwork as a spec prints it, without repairs. */
  prepareUnrepaired(image: RgbaImage, spec: PrintSpec): PreparedArtwork {
    const isDtg = spec.method === 'dtg'
    const plain = { ...spec, isSwapped: false, curve: 0 }
    const key = JSON.stringify([
      spec.isPaperKept,
      spec.isCleaned,
      isDtg,
      spec.crop,
      ...(isDtg ? [] : [spec.curve, shouldInvertTones(spec, true), shouldInvertTones(spec, false)]),
    ])
    if (this.prepared?.key !== key)
      this.prepared = { key, artwork: prepareArtwork(image, isDtg ? plain : spec) }
    return this.prepared.artwork
  }
}
