// Proves everything on a machine that has only Node and npm: installs, checks, then every test against the real system.
// With --changed [commit] only what a change since then can break, and says what it leaves out.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/paths.mjs'
import { beginRun } from './checklist/test-run.ts'
import { testChanged } from './changed/test-changed.ts'
import { CHECKS } from './lib/run-steps.ts'
import { npmRun, PREPARE, runSteps } from './lib/run-steps.ts'

/** Chromium makes sockets in its temporary folder, and the path of a socket must fit into 107 characters. */
const LONGEST_FOLDER = 60

const [option, since] = process.argv.slice(2)
if (option === '--changed') await testChanged(since)
else if (option === undefined) await testAll()
else {
  console.error(`npm test knows --changed [commit], and not ${option}.`)
  process.exitCode = 2
}

async function testAll() {
  const temporary = join(ROOT, '.cache', 'tmp')

  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  // What the tests' tools leave in the temporary folder stays in the clone.
  const env = { ...beginRun(), ...(temporary.length <= LONGEST_FOLDER && { TMPDIR: temporary }) }

  const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS

  await runSteps([
    // What needs nothing of the shop goes on while that is installed and built.
    [{ ...PREPARE, env }, { ...unit, env }, formatting, lint],
    [
      types,
      imports,
      deadCode,
      budgets,
      {
        name: 'server and payment sandbox, backend against real PostgreSQL and Medusa',
        short: 'server',
        command: npmRun('test:server', '--project', 'sandbox', '--project', 'integration'),
        env,
      },
      {
        name: 'faults, each injected once',
        short: 'faults',
        // With two of them beside the server's own tests, some miss their limits.
        command: npmRun('test:faults', '--maxWorkers', '1'),
        env,
      },
    ],
    { name: 'the site in a real browser against the real system', command: npmRun('test:browser'), env },
    { name: 'the checklist', command: npmRun('checklist') },
  ])
}
