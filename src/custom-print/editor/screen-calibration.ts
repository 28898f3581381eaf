import * as z from 'zod/mini'
import { MM_PER_INCH } from '@print-kernel/units'
import { type KeyValueStore, readStored, writeStored } from '@/lib/storage'

/** Key in localStorage of the height of a bank card on this screen, in CSS px. */
const CARD_KEY = 'atelier-steinbock.card'

/** A bank card (ISO 7810 ID-1) upright, in mm. */
export const BANK_CARD_MM = { width: 53.98, height: 85.6 } as const

/** Possible heights of a bank card on a screen, in CSS px: from a projector's to a small phone's. */
export const BANK_CARD_LIMITS_PX = { min: 160, max: 900, step: 1 } as const

const PX_PER_INCH = 96
const UNMEASURED = Math.round((BANK_CARD_MM.height / MM_PER_INCH) * PX_PER_INCH)

const storedSchema = z.number().check(z.minimum(BANK_CARD_LIMITS_PX.min), z.maximum(BANK_CARD_LIMITS_PX.max))

/**
 * Returns the measured height of a bank card on this screen, in CSS px; the nominal one before it was measured.
 */
export function readCalibration(storage: () => KeyValueStore): number {
  const stored = storedSchema.safeParse(readStored(storage, CARD_KEY))
  return stored.success ? stored.data : UNMEASURED
}

export const saveCalibration = (storage: () => KeyValueStore, height: number): void =>
  writeStored(storage, CARD_KEY, height)

/** Returns the CSS px per mm of this screen; `card` is the height of a bank card on it in CSS px. */
export const getPxPerMm = (card: number): number => card / BANK_CARD_MM.height
