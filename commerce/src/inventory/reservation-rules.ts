import { MINUTE_MS } from '../contract/time'

const PROTECTED_MINUTES = 10
export const PROTECTED_PIECES = 2
/** How long an unpaid checkout counts against the protected pieces of its IP address, expired or not. */
export const IP_QUOTA_MINUTES = 60

/**
 * The pieces of one item that a checkout takes. settling: paid; unexpirable: Stripe has not ended its session when
 * asked; closed: nothing is reserved any more.
 */
export type Reservation = {
  checkoutId: string
  sessionId: string | null
  itemId: string
  pieces: number
  state: 'opening' | 'open' | 'settling' | 'unexpirable' | 'closed'
  ipHash: string | null
  ageMs: number
}

export type PiecesByItem = ReadonlyMap<string, number>

export type StockWithReservations = { stock: PiecesByItem; reservations: readonly Reservation[] }

/**
 * Returns the pieces that each reservation keeps against `requester`.
 * One's own IP address does not compete (docs/decisions/017).
 */
function computeProtectedPieces(
  reservations: readonly Reservation[],
  requester: string | undefined,
): ReadonlyMap<Reservation, number> {
  const used = new Map<string, number>()
  const protectedPieces = new Map<Reservation, number>()
  for (const reservation of sortOldestFirst(reservations)) {
    const { state, pieces, ageMs } = reservation
    const quotaKey = `${reservation.ipHash ?? reservation.checkoutId} ${reservation.itemId}`
    const alreadyUsed = used.get(quotaKey) ?? 0
    if (!isIrrevocable(reservation) && ageMs < IP_QUOTA_MINUTES * MINUTE_MS)
      used.set(quotaKey, alreadyUsed + pieces)
    const isSameIp = reservation.ipHash === requester
    const allowance = isSameIp ? pieces : Math.max(0, PROTECTED_PIECES - alreadyUsed)
    if (state === 'opening' || isIrrevocable(reservation)) protectedPieces.set(reservation, pieces)
    else if (state === 'open' && ageMs < PROTECTED_MINUTES * MINUTE_MS)
      protectedPieces.set(reservation, Math.min(pieces, allowance))
  }
  return protectedPieces
}

/** Whether a reservation keeps all its pieces from everybody, whoever asks and however old it is. */
const isIrrevocable = ({ state }: Reservation) => state === 'settling' || state === 'unexpirable'

/** Returns the pieces of each item that are neither sold nor reserved. */
export function computeFreePieces({ stock, reservations }: StockWithReservations): PiecesByItem {
  return subtractPieces(stock, reservations, ({ state, pieces }) => (state === 'closed' ? 0 : pieces))
}

/** Returns the pieces that `requester`, by default a new buyer, gets if unprotected reservations are released. */
export function computeReservablePieces(
  { stock, reservations }: StockWithReservations,
  requester?: string,
): PiecesByItem {
  const protectedPieces = computeProtectedPieces(reservations, requester)
  return subtractPieces(stock, reservations, (reservation) => protectedPieces.get(reservation) ?? 0)
}

/**
 * Returns the sessions to expire so that `requester` gets the `neededPieces`:
 * the oldest with unprotected pieces first.
 */
export function findSessionsToExpire(
  stock: StockWithReservations,
  neededPieces: PiecesByItem,
  requester: string | undefined,
) {
  const { reservations } = stock
  const protectedPieces = computeProtectedPieces(reservations, requester)
  const free = new Map(computeFreePieces(stock))
  const toExpire = new Set<string>()
  for (const reservation of sortOldestFirst(reservations)) {
    const { sessionId, itemId, state, pieces } = reservation
    const isMissing = (neededPieces.get(itemId) ?? 0) > (free.get(itemId) ?? 0)
    const isExpirable = state === 'open' && pieces > (protectedPieces.get(reservation) ?? 0)
    if (sessionId === null || !isMissing || !isExpirable || toExpire.has(sessionId)) continue
    toExpire.add(sessionId)
    for (const freed of reservations.filter((other) => other.sessionId === sessionId))
      free.set(freed.itemId, (free.get(freed.itemId) ?? 0) + freed.pieces)
  }
  return [...toExpire]
}

/** Returns the same reservations, those of these sessions marked as unexpirable. */
export function markUnexpirable(
  { stock, reservations }: StockWithReservations,
  sessionIds: ReadonlySet<string>,
): StockWithReservations {
  const isUnexpirable = ({ sessionId }: Reservation) => sessionId !== null && sessionIds.has(sessionId)
  return {
    stock,
    reservations: reservations.map((reservation) =>
      isUnexpirable(reservation) ? { ...reservation, state: 'unexpirable' } : reservation,
    ),
  }
}

function subtractPieces(
  stock: PiecesByItem,
  reservations: readonly Reservation[],
  pieces: (reservation: Reservation) => number,
) {
  const left = new Map(stock)
  for (const reservation of reservations)
    left.set(reservation.itemId, (left.get(reservation.itemId) ?? 0) - pieces(reservation))
  return left
}

function sortOldestFirst(reservations: readonly Reservation[]): Reservation[] {
  return reservations.toSorted((a, b) => b.ageMs - a.ageMs || a.checkoutId.localeCompare(b.checkoutId))
}
