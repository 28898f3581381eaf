/** The real server, which also runs a job at once where its test asks for one (run-job.ts). */
import { QUERY_LIMIT } from '../../src/lib/database'
import type { JobAnswer, JobQuestion } from './run-job'

const { TEST_QUERY_LIMIT_MS } = process.env
if (TEST_QUERY_LIMIT_MS !== undefined) QUERY_LIMIT[0] = Number(TEST_QUERY_LIMIT_MS)

process.on('message', ({ id, job }: JobQuestion) => {
  run(job).then(
    () => process.send?.({ id } satisfies JobAnswer),
    (error: unknown) => process.send?.({ id, error: String(error) } satisfies JobAnswer),
  )
})

/** Runs a job by Medusa, as its schedule does. */
async function run(job: string): Promise<void> {
  const { container } = require('@medusajs/framework') as typeof import('@medusajs/framework')
  await container.resolve('workflows').run(`job-${job}`)
}

require('../../src/server/main')
