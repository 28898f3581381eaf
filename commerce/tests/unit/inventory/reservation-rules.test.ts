import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeReservablePieces,
  computeFreePieces,
  type Reservation,
  PROTECTED_PIECES,
  type StockWithReservations,
  markUnexpirable,
  findSessionsToExpire,
} from '../../../src/inventory/reservation-rules'

const MINUTE_MS = 60_000
const ITEM = 'skull-m'

/** A hold of one piece by its own address, opened a minute ago, but for what is given. */
function hold(name: string, differences: Partial<Reservation> = {}): Reservation {
  return {
    checkoutId: name,
    sessionId: `cs_${name}`,
    itemId: ITEM,
    pieces: 1,
    state: 'open',
    ipHash: `address of ${name}`,
    ageMs: MINUTE_MS,
    ...differences,
  }
}

const reading = (pieces: number, ...reservations: Reservation[]): StockWithReservations => ({
  stock: new Map([[ITEM, pieces]]),
  reservations,
})
const claimable = (state: StockWithReservations, asker?: string) =>
  computeReservablePieces(state, asker).get(ITEM)
const yielding = (state: StockWithReservations, wanted: number, asker = 'newcomer') =>
  findSessionsToExpire(state, new Map([[ITEM, wanted]]), asker)

describe('a buyer at the payment page', () => {
  it('keeps up to two pieces of a size from everybody else for ten minutes [F5]', () => {
    for (const pieces of [1, 2]) {
      const state = reading(2, hold('a', { pieces, ageMs: 10 * MINUTE_MS - 1 }))
      expect(claimable(state, 'newcomer')).toBe(2 - pieces)
      expect(yielding(state, 2)).toEqual([])
    }
  })

  it('keeps what nobody else wants, and yields it to who does after ten minutes [F5]', () => {
    const state = reading(2, hold('a', { pieces: 2, ageMs: 10 * MINUTE_MS }))
    expect(computeFreePieces(state).get(ITEM)).toBe(0)
    expect(claimable(state, 'newcomer')).toBe(2)
    expect(yielding(state, 1)).toEqual(['cs_a'])
  })

  it('never yields once paid, nor while the page is being opened [F5]', () => {
    for (const state of ['settling', 'opening'] as const) {
      const held = reading(3, hold('a', { pieces: 3, state, ageMs: 20 * MINUTE_MS }))
      expect(claimable(held, 'newcomer')).toBe(0)
      expect(yielding(held, 1)).toEqual([])
    }
    const staying = markUnexpirable(reading(3, hold('a', { pieces: 3 })), new Set(['cs_a']))
    expect(claimable(staying, 'newcomer')).toBe(0)
  })

  it('does not get more protection by opening checkouts anew, in any hour [F5]', () => {
    const renewed = (ageMs: number) =>
      reading(
        7,
        hold('old', { pieces: 2, state: 'closed', ipHash: 'a', ageMs }),
        hold('new', { pieces: 2, ipHash: 'a', ageMs: 0 }),
      )
    expect(claimable(renewed(59 * MINUTE_MS), 'newcomer')).toBe(7)
    expect(claimable(renewed(60 * MINUTE_MS), 'newcomer')).toBe(5)
  })

  it('is not pushed out for ten minutes by others behind the same address, whatever is held [F5]', () => {
    const state = reading(7, hold('a', { pieces: 7, ipHash: 'school' }))
    expect([claimable(state, 'school'), claimable(state, 'newcomer')]).toEqual([0, 5])
    const later = reading(7, hold('a', { pieces: 7, ipHash: 'school', ageMs: 10 * MINUTE_MS }))
    expect(claimable(later, 'school')).toBe(7)
  })

  it('is not taken for a neighbour of others whose address is forgotten [F5]', () => {
    const state = reading(4, hold('a', { pieces: 2, ipHash: null }), hold('b', { pieces: 2, ipHash: null }))
    expect(claimable(state, 'newcomer')).toBe(0)
  })
})

describe('who yields', () => {
  const holders = ['c', 'b', 'a'].map((name, index) =>
    hold(name, { pieces: 2, ageMs: (11 + index) * MINUTE_MS }),
  )

  it('is the oldest, and no more than are needed [F5]', () => {
    expect(yielding(reading(6, ...holders), 1)).toEqual(['cs_a'])
    expect(yielding(reading(7, ...holders), 1)).toEqual([])
    expect(yielding(reading(6, ...holders), 3)).toEqual(['cs_a', 'cs_b'])
  })

  it('closes with all sizes, which are then free for the same newcomer [F5]', () => {
    const other = hold('a', { itemId: 'donuts-l', pieces: 2, ageMs: 13 * MINUTE_MS })
    const state = { ...reading(6, ...holders, other), stock: new Map([[ITEM, 6]]).set('donuts-l', 2) }
    const wanted = new Map([[ITEM, 2]]).set('donuts-l', 2)
    expect(findSessionsToExpire(state, wanted, 'newcomer')).toEqual(['cs_a'])
  })
})

const ITEMS = ['m', 'l', 's']
const STOCK = 7
const step = oneof(
  record({
    kind: constant('buy' as const),
    ipHash: constantFrom('attacker', 'honest', 'neighbour'),
    item: constantFrom(...ITEMS),
    pieces: integer({ min: 1, max: 10 }),
  }),
  record({ kind: constantFrom('pay' as const, 'leave' as const), which: integer({ min: 0, max: 20 }) }),
  record({ kind: constant('wait' as const), minutes: integer({ min: 1, max: 45 }) }),
)

type Step =
  | { kind: 'buy'; ipHash: string; item: string; pieces: number }
  | { kind: 'pay' | 'leave'; which: number }
  | { kind: 'wait'; minutes: number }

/** The shop's stock in memory: what the rule decides is done at once. */
class Rack {
  reservations: Reservation[] = []
  readonly sold = new Map(ITEMS.map((item) => [item, 0]))
  private checkouts = 0

  reading(): StockWithReservations {
    const stock = new Map(ITEMS.map((item) => [item, STOCK - (this.sold.get(item) ?? 0)]))
    return { stock, reservations: this.reservations }
  }

  /** Claims pieces as the checkout does; false where it is refused. */
  buy(address: string, itemId: string, pieces: number): boolean {
    const possible = computeReservablePieces(this.reading(), address).get(itemId) ?? 0
    const isFree = () => (computeFreePieces(this.reading()).get(itemId) ?? 0) >= pieces
    if (!isFree() && possible >= pieces) {
      const closing = findSessionsToExpire(this.reading(), new Map([[itemId, pieces]]), address)
      for (const open of this.reservations)
        if (open.sessionId !== null && closing.includes(open.sessionId)) open.state = 'closed'
      // The pieces that the rule promises can be had.
      expect(isFree()).toBe(true)
    }
    if (!isFree()) return false
    const name = `${(this.checkouts += 1)}`
    this.reservations.push(hold(name, { itemId, pieces, ipHash: address, ageMs: 0 }))
    return true
  }

  end(which: number, kind: 'pay' | 'leave'): void {
    const open = this.reservations.filter(({ state }) => state === 'open')
    const chosen = open[which % Math.max(1, open.length)]
    if (chosen === undefined) return
    if (kind === 'leave') chosen.state = 'closed'
    else {
      this.reservations = this.reservations.filter((other) => other !== chosen)
      this.sold.set(chosen.itemId, (this.sold.get(chosen.itemId) ?? 0) + chosen.pieces)
    }
  }

  wait(minutes: number): void {
    for (const open of this.reservations) {
      open.ageMs += minutes * MINUTE_MS
      if (open.ageMs >= 30 * MINUTE_MS) open.state = 'closed'
    }
  }

  play(action: Step): void {
    if (action.kind === 'buy') this.buy(action.ipHash, action.item, action.pieces)
    else if (action.kind === 'wait') this.wait(action.minutes)
    else this.end(action.which, action.kind)
  }
}
describe('whatever buyers do', () => {
  it('no piece is held or sold twice [F5]', () => {
    assert(
      property(array(step, { maxLength: 60 }), (steps) => {
        const rack = new Rack()
        for (const action of steps) {
          rack.play(action)
          for (const pieces of computeFreePieces(rack.reading()).values())
            expect(pieces).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('one address keeps at most two unpaid pieces of a size from another, and none after ten minutes [F5]', () => {
    const attack = array(step, { maxLength: 60 }).map((steps) =>
      steps.map((action) => (action.kind === 'buy' ? { ...action, ipHash: 'attacker' } : action)),
    )
    assert(
      property(attack, (steps) => {
        const rack = new Rack()
        for (const action of steps) rack.play(action)
        for (const item of ITEMS) {
          const left = STOCK - (rack.sold.get(item) ?? 0)
          expect(computeReservablePieces(rack.reading(), 'newcomer').get(item)).toBeGreaterThanOrEqual(
            Math.max(0, left - PROTECTED_PIECES),
          )
        }
        rack.wait(10)
        for (const item of ITEMS) {
          const left = STOCK - (rack.sold.get(item) ?? 0)
          if (left > 0) expect(rack.buy('newcomer', item, left)).toBe(true)
        }
      }),
    )
  })
})
