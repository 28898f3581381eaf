import { setTimeout as pause } from 'node:timers/promises'
import { replace } from './processes.mjs'

/** Caddy looks at /ready each second; a second server is not ended before it knows that the first is back. */
const NOTICED_MS = 3000
const WITHOUT_REDIS_MS = 8000

/**
 * Disturbs a shop of several processes: ends and kills each process, updates all in turn as deploy/update.sh does, and
 * stops Redis for a while, one after the other.
 * @param {import('./several-processes.mjs').SeveralProcesses} shop
 * @param {() => Promise<unknown>} onGone called whenever a process is gone, before another one is in its place
 */
export async function disturb({ processes, stopRedis }, onGone) {
  for (const each of processes)
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL']))
      await step(`${signal} to the ${each.name}`, () => replace(each, signal, onGone))
  await step('an update', async () => {
    for (const each of processes) await replace(each, 'SIGTERM', onGone)
  })
  await step('Redis killed', () => stopRedis(() => pause(WITHOUT_REDIS_MS)))
}

/** @param {string} what @param {() => Promise<unknown>} happen */
async function step(what, happen) {
  const start = performance.now()
  await happen()
  console.log(
    `${new Date().toISOString()} ${what}: over after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  await pause(NOTICED_MS)
}
