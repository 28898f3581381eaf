import { connect } from '../../../commerce/tests/support/database'
import { injectFault } from '../../../commerce/tests/support/stripe-sandbox'
import { failPoint, type Write } from '../support/fail-point'
import type { createCustomPrintFixture } from '../support/custom-print-fixture'
import { pickRandom, pause, type Random } from '../../support/seeded-random'

const SESSIONS = 'POST /v1/checkout/sessions'
const LOCKED = ['checkout_intent', 'checkout_mail', 'press_request', '"order"']
/** Longest that is waited for somebody to come to the write at which the server is to die, in milliseconds. */
const REACH_MS = 15_000
/** The writes at which a server may die, which are nearly all of a sale. */
const WRITES: readonly Write[] = [
  { table: 'checkout_intent', on: 'insert' },
  { table: 'checkout_intent', on: 'update' },
  { table: 'checkout_event', on: 'insert' },
  { table: 'checkout_event', on: 'update' },
  { table: 'checkout_mail', on: 'insert' },
  { table: 'checkout_mail', on: 'update' },
  { table: 'checkout_receipt', on: 'insert' },
  { table: 'order', on: 'insert' },
  { table: 'payment', on: 'insert' },
  { table: 'capture', on: 'insert' },
  { table: 'reservation_item', on: 'insert' },
  { table: 'press_request', on: 'insert' },
  { table: 'press_request', on: 'update' },
  { table: 'press_proof', on: 'insert' },
  { table: 'press_decision', on: 'insert' },
]

const upTo = (random: Random, count: number) => 1 + Math.floor(count * random())

type Place = ReturnType<typeof createCustomPrintFixture>

/**
 * The faults that can happen to a shop, by name. After each the shop runs again. `loseDatabase` takes PostgreSQL away for
 * some milliseconds, `noteUnsent` remembers the mails that may come twice.
 */
export function createRandomFaults(
  place: Place,
  loseDatabase: (ms: number) => Promise<void>,
  noteUnsent: () => Promise<void>,
): Record<string, (random: Random) => Promise<void>> {
  return {
    async killed(random) {
      await place.kill()
      await pause(3000, random)
      await place.shop.restart()
    },
    async 'ended orderly'() {
      await place.shop.server().kill('SIGTERM')
      await noteUnsent()
      await place.shop.restart()
    },
    async 'killed at a write'(random) {
      const point = await failPoint(place.shop, pickRandom(random, WRITES))
      await Promise.race([point.waitUntilReached().catch(() => undefined), pause(REACH_MS)])
      await place.kill()
      await point.lift()
      await place.shop.restart()
    },
    async 'without its database'(random) {
      await loseDatabase(8000 * random())
    },
    async 'a locked table'(random) {
      const locker = await connect(place.shop.databaseUrl)
      await locker.query(`begin; lock table ${pickRandom(random, LOCKED)} in access exclusive mode`)
      await pause(4000, random)
      await locker.end()
    },
    async 'a provider that fails'(random) {
      const kind = pickRandom(random, ['status', 'reset'])
      await injectFault(place.shop, {
        on: 'api',
        kind,
        request: pickRandom(random, [SESSIONS, 'GET /v1/checkout/sessions', '']),
        times: upTo(random, 4),
        ...(kind === 'status'
          ? { status: pickRandom(random, [429, 500, 503]) }
          : { executed: pickRandom(random, [true, false]) }),
      })
    },
    async 'a provider that hangs'(random) {
      const executed = pickRandom(random, [true, false])
      await injectFault(place.shop, { on: 'api', kind: 'hang', request: SESSIONS, executed })
    },
    async 'odd webhooks'(random) {
      const kind = pickRandom(random, ['duplicate', 'reorder', 'delay', 'drop'])
      await injectFault(place.shop, { on: 'webhook', kind, times: upTo(random, 4) })
    },
    async 'a mail server that is away'(random) {
      await place.mailbox.close()
      await pause(8000, random)
      await place.mailbox.open()
    },
  }
}
