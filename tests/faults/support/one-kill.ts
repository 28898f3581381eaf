import { describe, expect, it } from 'vitest'
import { get } from '../../../commerce/tests/support/shop-client'
import { clearFaults } from '../../../commerce/tests/support/stripe-sandbox'
import type { Shop } from '../../../commerce/tests/support/shop'
import { openPoint, liftAllFailPoints, type FailPoint, type Write } from './fail-point'
import { eachRound, IS_FULL } from './fault'
import type { FaultFixture } from './fault-fixture'

/** What is under way when the server is killed, and what must be of it. */
type Interruption = {
  /** Leads to the write, or to where `isReached` looks; resolves, or what it was answered is lost with the server. */
  act: () => Promise<unknown>
  /** Resolves once it is where it is to be interrupted, if that is no write. */
  isReached?: () => Promise<unknown>
  /** What is to be found, or made, before the server is started again. */
  whileDown?: () => Promise<unknown>
  /** Fails unless all is well again. */
  check: () => Promise<void>
}

/** A fault that is one of several at one kill. */
export type FatalFault = {
  /** The title of its group of tests. */
  group: string
  row: number
  what: string
  /** Where somebody waits when the server is killed. */
  write?: Write
  /** Does what comes before anything is held. */
  prepare: () => Promise<Interruption>
}

/** For the server of such tests: it gives up no write that is held until the last of them is, however slow a machine is. */
export const PATIENT_SERVER = { TEST_QUERY_LIMIT_MS: '120000' }

/** Fails unless a request gets no answer, as it is with a server that dies. */
export const expectLost = (answer: Promise<unknown>) => expect(answer).rejects.toThrow(/fetch failed/)

type Steps = readonly (readonly FatalFault[])[]

/**
 * Tests of what a server leaves that is killed once with all of these under way. Those of a step begin together, when
 * all of the step before wait at their writes: what passes the write of another comes before it. Where every variant is
 * played, each fault has a kill of its own.
 */
export function oneKill(fixture: FaultFixture, steps: Steps): void {
  testEach(fixture, steps, async (begun) => {
    await fixture.kill()
    await Promise.all(begun.acts)
    await liftAllFailPoints()
  })
}

/** Tests of what a server does that is told to end once with all of these under way. */
export function oneEnd(fixture: FaultFixture, steps: Steps): void {
  testEach(fixture, steps, async ({ acts, points }) => {
    const { server, origin } = fixture.shop
    const ended = server().kill('SIGTERM')
    await expect
      .poll(async () => (await get(`${origin}/ready`)).body, { interval: 20 })
      .toMatchObject({ error: 'stopping' })
    for (const point of points) await point.release()
    await Promise.all(acts)
    await ended
    expect(await server().exited).toBe(0)
    await liftAllFailPoints()
  })
}

type Begun = { interruptions: Interruption[]; acts: Promise<unknown>[]; points: FailPoint[] }

function testEach(fixture: FaultFixture, all: Steps, end: (begun: Begun) => Promise<void>): void {
  for (const steps of IS_FULL ? all.flat().map((alone) => [[alone]]) : [all])
    eachRound((times) => {
      let interrupted: Promise<Interruption[]> | undefined
      for (const [at, { group, row, what }] of steps.flat().entries())
        describe(group, () =>
          it(`fault ${row}: ${what}${times}`, async () => {
            interrupted ??= interrupt(fixture, steps, end)
            await (await interrupted)[at]?.check()
          }),
        )
    })
}

async function interrupt(fixture: FaultFixture, steps: Steps, end: (begun: Begun) => Promise<void>) {
  const { shop } = fixture
  const begun = await begin(shop, steps)
  await end(begun)
  await clearFaults(shop)
  for (const { whileDown } of begun.interruptions) await whileDown?.()
  await shop.restart()
  return begun.interruptions
}

/** Resolves once all are under way and wait where they are to. */
async function begin(shop: Shop, steps: Steps): Promise<Begun> {
  const interruptions = new Map<FatalFault, Interruption>()
  for (const fault of steps.flat()) interruptions.set(fault, await fault.prepare())
  // All of them before the first is held, as it may hold the table of another.
  const points = new Map<Write, FailPoint>()
  for (const { write } of steps.flat())
    if (write !== undefined && !points.has(write)) points.set(write, await openPoint(shop, write))

  const waiting = new Map<FailPoint, number>()
  const allWait = async () => {
    for (const [point, count] of waiting) await point.reached(count)
  }
  const acts: Promise<unknown>[] = []
  for (const step of steps) {
    for (const { write } of step) {
      const point = write && points.get(write)
      if (point === undefined) continue
      if (!waiting.has(point)) await point.hold()
      waiting.set(point, (waiting.get(point) ?? 0) + 1)
    }
    for (const fault of step) {
      const act = interruptions.get(fault)?.act() ?? Promise.resolve()
      // Looked at once the server is gone.
      act.catch(() => undefined)
      acts.push(act)
    }
    await allWait()
    for (const fault of step) await interruptions.get(fault)?.isReached?.()
  }
  await allWait()
  return { interruptions: [...interruptions.values()], acts, points: [...points.values()] }
}
