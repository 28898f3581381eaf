/** How long a hold is protected from its opening, in minutes: longer than most buyers need to pay. */
const PROTECTED_MINUTES = 10
/** Pieces of one inventory item that the unpaid checkouts of one address protect against all others. */
export const PROTECTED_PIECES = 2
/** How long an unpaid checkout uses up its address's protection, closed or not, in minutes. */
export const COUNTED_MINUTES = 60

/**
 * What a checkout that is not paid yet takes, or has taken, of one inventory item. opening: its page is not open yet;
 * open: it may be paid; settling: it is paid; closed: it holds nothing any more.
 */
export type Hold = {
  checkoutId: string
  sessionId: string | null
  itemId: string
  pieces: number
  state: 'opening' | 'open' | 'settling' | 'closed'
  /** The pseudonym of the network address that it came from; null where it is forgotten. */
  address: string | null
  ageMs: number
}

/** Pieces of each inventory item. */
export type PiecesByItem = ReadonlyMap<string, number>

/** What lies in stock unreserved, and what unpaid checkouts hold of it, at one moment. */
export type StockReading = { stock: PiecesByItem; holds: readonly Hold[] }

const MINUTE_MS = 60_000

/**
 * How many of its pieces each hold keeps from somebody at `asker`. What is being opened or paid keeps all. What may be
 * paid keeps its pieces for 10 minutes: those from elsewhere within the 2 pieces that their address protects in an
 * hour, those from the same address all of them, so that neighbours do not take each other's pieces away.
 */
function protection(holds: readonly Hold[], asker: string | undefined): ReadonlyMap<Hold, number> {
  const used = new Map<string, number>()
  const kept = new Map<Hold, number>()
  for (const hold of oldestFirst(holds)) {
    const { state, pieces, ageMs } = hold
    const account = `${hold.address ?? hold.checkoutId} ${hold.itemId}`
    const usedBefore = used.get(account) ?? 0
    if (state !== 'settling' && ageMs < COUNTED_MINUTES * MINUTE_MS) used.set(account, usedBefore + pieces)
    const isNeighbour = hold.address === asker
    const allowance = isNeighbour ? pieces : Math.max(0, PROTECTED_PIECES - usedBefore)
    if (state === 'opening' || state === 'settling') kept.set(hold, pieces)
    else if (state === 'open' && ageMs < PROTECTED_MINUTES * MINUTE_MS)
      kept.set(hold, Math.min(pieces, allowance))
  }
  return kept
}

/** Pieces that nobody holds. */
export function freePieces({ stock, holds }: StockReading): PiecesByItem {
  return less(stock, holds, ({ state, pieces }) => (state === 'closed' ? 0 : pieces))
}

/** Pieces that somebody at `asker` can have if others yield; without one, anybody who holds nothing yet. */
export function claimablePieces({ stock, holds }: StockReading, asker?: string): PiecesByItem {
  const kept = protection(holds, asker)
  return less(stock, holds, (hold) => kept.get(hold) ?? 0)
}

/**
 * The sessions that must close for somebody at `asker` to have the `wanted` pieces: those that hold more than they keep,
 * the oldest first, and no more than are needed. A session closes as a whole.
 */
export function yieldingSessions(
  reading: StockReading,
  wanted: PiecesByItem,
  asker: string | undefined,
): string[] {
  const { holds } = reading
  const kept = protection(holds, asker)
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

/** The same, where these sessions are known to be paid: what they hold stays. */
export function withStaying({ stock, holds }: StockReading, sessionIds: ReadonlySet<string>): StockReading {
  const isStaying = ({ sessionId }: Hold) => sessionId !== null && sessionIds.has(sessionId)
  return { stock, holds: holds.map((hold) => (isStaying(hold) ? { ...hold, state: 'settling' } : hold)) }
}

/** The stock less the pieces that holds take of it. */
function less(
  stock: PiecesByItem,
  holds: readonly Hold[],
  pieces: (hold: Hold) => number,
): Map<string, number> {
  const left = new Map(stock)
  for (const hold of holds) left.set(hold.itemId, (left.get(hold.itemId) ?? 0) - pieces(hold))
  return left
}

function oldestFirst(holds: readonly Hold[]): Hold[] {
  return holds.toSorted((a, b) => b.ageMs - a.ageMs || a.checkoutId.localeCompare(b.checkoutId))
}
