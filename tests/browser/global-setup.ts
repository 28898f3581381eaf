import type { FullConfig } from '@playwright/test'
import { startBuiltShop } from '../support/built-shop'

/**
 * Starts a whole built system for each worker, on free ports and with a database of its own: what one test does to a
 * shop's prices and stock is not seen by what runs beside it.
 */
export default async function globalSetup({ workers }: FullConfig) {
  // All visitors have one address here, and an hour of them passes in minutes.
  const options = { environment: { RATE_LIMIT_FACTOR: '1000' } }
  const starts = await Promise.allSettled(Array.from({ length: workers }, () => startBuiltShop(options)))
  const systems = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = async () => {
    await Promise.all(systems.map((system) => system.stop()))
  }
  const failure = starts.find((start) => start.status === 'rejected')
  if (failure !== undefined) {
    await stop()
    throw failure.reason
  }
  process.env['SHOPS'] = JSON.stringify(systems)
  return stop
}
