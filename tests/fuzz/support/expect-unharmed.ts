import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** Expects the very process that was started to be ready still, and no log to hold the id of a checkout session. */
export async function expectUnharmed(): Promise<void> {
  const { siteUrl, dataDir, serverPid } = inject('shop')
  expect(process.kill(serverPid, 0)).toBe(true)
  expect((await fetch(`${siteUrl}/ready`)).status).toBe(200)
  const logs = join(dataDir, 'logs')
  for (const file of readdirSync(logs).filter((name) => /^(server|postgres)/.test(name)))
    expect(readFileSync(join(logs, file), 'utf8').match(/cs_test_\w+/g) ?? [], file).toEqual([])
}
