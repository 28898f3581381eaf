import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const JOBS = join(__dirname, '..', '..', '..', 'src', 'jobs')

/** Tests of jobs run them at once (tests/support/run-job.ts): when a shop does is said here. */
it('looks by itself, soon, for what was lost, is due, or needs a person', async () => {
  const jobs = await Promise.all(
    readdirSync(JOBS, { encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const { config } = (await import(join(JOBS, file))) as { config: { name: string; schedule: string } }
        expect(`${config.name}-job.ts`).toBe(file)
        return [config.name, config.schedule]
      }),
  )
  expect(Object.fromEntries(jobs)).toEqual({
    'send-mails': '*/5 * * * * *',
    'reconcile-checkouts': '*/10 * * * * *',
    'reopen-unpaid-requests': '*/10 * * * * *',
    'delete-request-counts': '*/10 * * * * *',
    'queue-missing-mails': '*/30 * * * * *',
    'issue-receipts': '*/30 * * * * *',
    'reconcile-refunds': '*/30 * * * * *',
    'check-shop': '*/30 * * * * *',
    'delete-expired-requests': '*/30 * * * * *',
    'recover-lost-payments': '*/5 * * * *',
    'note-sent-mails': '* * * * *',
    'check-orders': '*/5 * * * *',
    'delete-orphaned-files': '17 * * * *',
    'check-certificate': '17 * * * *',
  })
})
