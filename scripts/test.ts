// Runs everything on a machine with only Node and npm: installs, checks, then runs all tests against the real
// system. With --changed [commit] only the tests that a change since then can break; it prints what it leaves out.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/paths.mjs'
import { beginRun } from './checklist/test-run.ts'
import { testChanged } from './changed/test-changed.ts'
import { CHECKS, buildNpmRun, PREPARE, runSteps } from './lib/run-steps.ts'

/**
 * In characters: Chromium creates sockets in its temporary folder,
 * and the path of a socket has at most 107 characters.
 */
const MAX_FOLDER_LENGTH = 60

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
  // Temporary files of the tests' tools stay in the clone.
  const env = { ...beginRun(), ...(temporary.length <= MAX_FOLDER_LENGTH && { TMPDIR: temporary }) }

  const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS

  await runSteps([
    // These do not need the shop, and run while it is installed and built. Lint asks the types of its packages.
    [{ ...PREPARE, env }, { ...unit, env }, formatting],
    [
      lint,
      types,
      imports,
      deadCode,
      budgets,
      {
        name: 'server and payment sandbox, backend against real PostgreSQL and Medusa',
        short: 'server',
        command: buildNpmRun('test:server', '--project', 'sandbox', '--project', 'integration'),
        env,
      },
      {
        name: 'faults, each injected once',
        short: 'faults',
        // With two of them beside the server's tests, some exceed their time limits.
        command: buildNpmRun('test:faults', '--maxWorkers', '1'),
        env,
      },
    ],
    { name: 'the site in a real browser against the real system', command: buildNpmRun('test:browser'), env },
    { name: 'the checklist', command: buildNpmRun('checklist') },
  ])
}
