// Proves everything on a machine that has only Node and npm: installs, checks, then every test against the real system.
import { rmSync } from 'node:fs'
import { npmRun, runSteps } from './steps.mjs'

rmSync('.cache/test-results', { recursive: true, force: true })
await runSteps([
  { name: 'install and build', command: ['node', ['scripts/prepare.mjs']] },
  { name: 'check', command: npmRun('check') },
  {
    name: 'server and payment sandbox, backend against real PostgreSQL and Medusa',
    command: npmRun('test:commerce'),
  },
  { name: 'the site in a real browser against the real system', command: npmRun('test:browser') },
  { name: 'the checklist', command: npmRun('checklist') },
])
