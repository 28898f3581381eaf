import { useState } from 'react'
import { type KeyValueStore, readStored, writeStored } from '@/lib/storage'

/** Key in localStorage of the height of a bank card on this screen, in CSS px. */
const CARD_KEY = 'atelier-steinbock.card'

/** A bank card (ISO 7810 ID-1) upright, in mm. */
export const BANK_CARD_MM = { width: 53.98, height: 85.6 } as const

/** Possible heights of a bank card on a screen, in CSS px: from a projector's to a small phone's. */
export const BANK_CARD_LIMITS_PX = { min: 160, max: 900, step: 1 } as const

/** CSS takes every screen for one of 96 px an inch. */
const NOMINAL_CARD_PX = Math.round((BANK_CARD_MM.height / 25.4) * 96)

/**
 * Returns the measured height of a bank card on this screen, in CSS px; the nominal one before it was measured.
 */
export function readCalibration(storage: () => KeyValueStore): number {
  const storedHeight = readStored(storage, CARD_KEY)
  const { min, max } = BANK_CARD_LIMITS_PX
  return typeof storedHeight === 'number' && storedHeight >= min && storedHeight <= max
    ? storedHeight
    : NOMINAL_CARD_PX
}

export const saveCalibration = (storage: () => KeyValueStore, height: number): void =>
  writeStored(storage, CARD_KEY, height)

/** Returns the CSS px per mm of this screen; `card` is the height of a bank card on it in CSS px. */
export const getPxPerMm = (card: number): number => card / BANK_CARD_MM.height

/** What is known of this screen: the height of a bank card on it and the CSS px per mm. `measure` stores another height. */
export function useScreenCalibration() {
  const [cardPx, setCardPx] = useState(() => readCalibration(() => localStorage))
  const [isMeasuring, setIsMeasuring] = useState(false)
  function measure(heightPx: number) {
    setCardPx(heightPx)
    saveCalibration(() => localStorage, heightPx)
  }
  return {
    cardPx,
    pxPerMm: getPxPerMm(cardPx),
    isMeasuring,
    measure,
    toggleMeasuring: () => setIsMeasuring(!isMeasuring),
  }
}

export type ScreenCalibration = ReturnType<typeof useScreenCalibration>
