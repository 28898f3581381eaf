import type { ProofLine } from '../../contract/custom-print/proof-lines'
import type { PiecesByItem } from '../../inventory/reservation-rules'
import type { Blank } from '../queries/read-blanks'

/** A size of which fewer pieces are free than a proof needs. */
export type BlankShortage = { size: string; pieces: number; free: number }

/** Returns the sizes with too few pieces, of those whose stock is managed. Pure. */
export function findMissingBlanks(
  lines: readonly ProofLine[],
  blanks: readonly Blank[],
  free: PiecesByItem,
): BlankShortage[] {
  return lines.flatMap(({ size, quantity: pieces }) => {
    const itemId = blanks.find((blank) => blank.size === size)?.itemId ?? null
    if (size === null || itemId === null) return []
    const left = Math.max(0, free.get(itemId) ?? 0)
    return left < pieces ? [{ size, pieces, free: left }] : []
  })
}
