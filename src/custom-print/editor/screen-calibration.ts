import * as z from 'zod/mini'
import { MM_PER_INCH } from '@print-kernel/units'
import { type KeyValueStore, readStored, writeStored } from '@/lib/storage'

/** localStorage: how high a bank card is on this screen, in CSS px. */
const CARD_KEY = 'atelier-steinbock.card'

/** A bank card (ISO 7810 ID-1) upright, in mm. */
export const BANK_CARD_MM = { width: 53.98, height: 85.6 } as const

/** How high it may be on a screen, in CSS px: from a projector's to a small telephone's. */
export const BANK_CARD_LIMITS_PX = { min: 160, max: 900, step: 1 } as const

const PX_PER_INCH = 96
const UNMEASURED = Math.round((BANK_CARD_MM.height / MM_PER_INCH) * PX_PER_INCH)

const storedSchema = z.number().check(z.minimum(BANK_CARD_LIMITS_PX.min), z.maximum(BANK_CARD_LIMITS_PX.max))

/** The card's height on this screen, as it was measured; before that, as CSS has it. */
export function readCalibration(storage: () => KeyValueStore): number {
  const stored = storedSchema.safeParse(readStored(storage, CARD_KEY))
  return stored.success ? stored.data : UNMEASURED
}

export const saveCalibration = (storage: () => KeyValueStore, height: number): void =>
  writeStored(storage, CARD_KEY, height)

/** CSS px that are one mm of this screen. */
export const getPxPerMm = (card: number): number => card / BANK_CARD_MM.height
