const PROTECTED_MINUTES = 10
export const PROTECTED_PIECES = 2
/** How long an unpaid checkout uses up its address's protection, closed or not. */
export const COUNTED_MINUTES = 60

/** Pieces of one item that an unpaid checkout takes; settling: it is paid; closed: it holds nothing any more. */
export type Hold = {
  checkoutId: string
  sessionId: string | null
  itemId: string
  pieces: number
  state: 'opening' | 'open' | 'settling' | 'closed'
  address: string | null
  ageMs: number
}

export type PiecesByItem = ReadonlyMap<string, number>

export type StockReading = { stock: PiecesByItem; holds: readonly Hold[] }

const MINUTE_MS = 60_000

/** Pieces each hold keeps from `requester`, whose own address competes with nobody (docs/decisions/017). */
function protectedPieces(holds: readonly Hold[], requester: string | undefined): ReadonlyMap<Hold, number> {
  const used = new Map<string, number>()
  const kept = new Map<Hold, number>()
  for (const hold of oldestFirst(holds)) {
    const { state, pieces, ageMs } = hold
    const account = `${hold.address ?? hold.checkoutId} ${hold.itemId}`
    const alreadyUsed = used.get(account) ?? 0
    if (state !== 'settling' && ageMs < COUNTED_MINUTES * MINUTE_MS) used.set(account, alreadyUsed + pieces)
    const isSameAddress = hold.address === requester
    const allowance = isSameAddress ? pieces : Math.max(0, PROTECTED_PIECES - alreadyUsed)
    if (state === 'opening' || state === 'settling') kept.set(hold, pieces)
    else if (state === 'open' && ageMs < PROTECTED_MINUTES * MINUTE_MS)
      kept.set(hold, Math.min(pieces, allowance))
  }
  return kept
}

export function freePieces({ stock, holds }: StockReading): PiecesByItem {
  return minus(stock, holds, ({ state, pieces }) => (state === 'closed' ? 0 : pieces))
}

/** Pieces that `requester` can have if others yield; without one, a newcomer. */
export function claimablePieces({ stock, holds }: StockReading, requester?: string): PiecesByItem {
  const kept = protectedPieces(holds, requester)
  return minus(stock, holds, (hold) => kept.get(hold) ?? 0)
}

/** The sessions that must close for `requester` to have `wanted`: the oldest that hold more than they keep. */
export function sessionsToExpire(reading: StockReading, wanted: PiecesByItem, requester: string | undefined) {
  const { holds } = reading
  const kept = protectedPieces(holds, requester)
  const free = new Map(freePieces(reading))
  const yielding = new Set<string>()
  for (const hold of oldestFirst(holds)) {
    const { sessionId, itemId, state, pieces } = hold
    const isMissing = (wanted.get(itemId) ?? 0) > (free.get(itemId) ?? 0)
    const yields = state === 'open' && pieces > (kept.get(hold) ?? 0)
    if (sessionId === null || !isMissing || !yields || yielding.has(sessionId)) continue
    yielding.add(sessionId)
    for (const freed of holds.filter((other) => other.sessionId === sessionId))
      free.set(freed.itemId, (free.get(freed.itemId) ?? 0) + freed.pieces)
  }
  return [...yielding]
}

/** The same with these sessions paid. */
export function assumePaid({ stock, holds }: StockReading, sessionIds: ReadonlySet<string>): StockReading {
  const isPaid = ({ sessionId }: Hold) => sessionId !== null && sessionIds.has(sessionId)
  return { stock, holds: holds.map((hold) => (isPaid(hold) ? { ...hold, state: 'settling' } : hold)) }
}

function minus(stock: PiecesByItem, holds: readonly Hold[], pieces: (hold: Hold) => number) {
  const left = new Map(stock)
  for (const hold of holds) left.set(hold.itemId, (left.get(hold.itemId) ?? 0) - pieces(hold))
  return left
}

function oldestFirst(holds: readonly Hold[]): Hold[] {
  return holds.toSorted((a, b) => b.ageMs - a.ageMs || a.checkoutId.localeCompare(b.checkoutId))
}
