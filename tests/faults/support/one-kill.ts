import { describe, expect, it } from 'vitest'
import { get } from '../../../commerce/tests/support/shop-client'
import { clearFaults } from '../../../commerce/tests/support/stripe-sandbox'
import type { Shop } from '../../../commerce/tests/support/shop'
import { openPoint, liftAllFailPoints, type FailPoint, type Write } from './fail-point'
import { defineForEachRound, IS_FULL } from './fault'
import type { FaultNumber } from './faults'
import type { FaultFixture } from './fault-fixture'

/** An action that the kill interrupts, and what must be true afterwards. */
type Interruption = {
  /** Starts the action. Resolves when the action ends, or when its answer is lost because the server is killed. */
  act: () => Promise<unknown>
  /** Resolves when the action is where the kill is to interrupt it, if that is not a write. */
  isReached?: () => Promise<unknown>
  /** Checks or prepares something while the server is down. */
  whileDown?: () => Promise<unknown>
  /** Fails unless the restarted server has put everything right. */
  check: () => Promise<void>
}

/** One of the faults that are tested by the same kill. */
export type FatalFault = {
  /** The title of its group of tests. */
  group: string
  fault: FaultNumber
  what: string
  /** The write at which the action waits when the server is killed. */
  write?: Write
  /** Prepares the action, before any write is held. */
  prepare: () => Promise<Interruption>
}

/** Environment of the server: its queries must wait until the last write is held, however slow the machine is. */
export const PATIENT_SERVER = { TEST_QUERY_LIMIT_MS: '120000' }

/** Fails if a request gets an answer: its server is killed before it can send one. */
export const expectLost = (answer: Promise<unknown>) => expect(answer).rejects.toThrow(/fetch failed/)

type Steps = readonly (readonly FatalFault[])[]

/**
 * Defines the tests of several faults at one kill. The actions of a step start together, once those of the steps before
 * wait at their writes. So an action that passes a write at which another waits must stand in an earlier step. In a full
 * run, each fault has a kill of its own.
 */
export function testKill(fixture: FaultFixture, steps: Steps): void {
  testEach(fixture, steps, async (begun) => {
    await fixture.kill()
    // An action of the test's own may wait for a row that the dead server's connection has locked at its write.
    await liftAllFailPoints()
    await Promise.all(begun.acts)
  })
}

/** Defines the tests of several actions that are under way when the server is told to end with SIGTERM. */
export function testOrderlyEnd(fixture: FaultFixture, steps: Steps): void {
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
    defineForEachRound((times) => {
      let interrupted: Promise<Interruption[]> | undefined
      for (const [at, { group, fault, what }] of steps.flat().entries())
        describe(group, () =>
          it(`fault ${fault}: ${what}${times}`, async () => {
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

/** Starts all actions. Resolves when each waits at its write, or has reached what `isReached` asks for. */
async function begin(shop: Shop, steps: Steps): Promise<Begun> {
  const interruptions = new Map<FatalFault, Interruption>()
  for (const fault of steps.flat()) interruptions.set(fault, await fault.prepare())
  // All triggers are made before the first write is held: a held write may lock the table that another trigger needs.
  const points = new Map<Write, FailPoint>()
  for (const { write } of steps.flat())
    if (write !== undefined && !points.has(write)) points.set(write, await openPoint(shop, write))

  const waiting = new Map<FailPoint, number>()
  const waitForAll = async () => {
    for (const [point, count] of waiting) await point.waitUntilReached(count)
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
      // Awaited after the kill; until then, Node must not report the rejection.
      act.catch(() => undefined)
      acts.push(act)
    }
    await waitForAll()
    for (const fault of step) await interruptions.get(fault)?.isReached?.()
  }
  await waitForAll()
  return { interruptions: [...interruptions.values()], acts, points: [...points.values()] }
}
