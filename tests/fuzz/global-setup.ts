import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBuiltShop } from '../support/built-shop'
import { fetchStaffHeaders, addStock } from '../benchmarks/shop-client.mjs'

/** The shop under test, as the tests need it. */
export type FuzzedShop = {
  siteUrl: string
  sandboxUrl: string
  dataDir: string
  serverPid: number
  webhookSecret: string
  staff: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    shop: FuzzedShop
  }
}

/** Starts the built shop, with plenty in stock and without rate limits, and stops it after the last test. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '1000000' } })
  const staff = await fetchStaffHeaders(system)
  await addStock(system.siteUrl, staff)
  const { siteUrl, sandboxUrl, dataDir, pids } = system
  const { sandboxWebhookSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  project.provide('shop', {
    siteUrl,
    sandboxUrl,
    dataDir,
    serverPid: pids['server'] ?? 0,
    webhookSecret: sandboxWebhookSecret,
    staff,
  })
  return system.stop
}
