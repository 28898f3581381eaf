import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresPrograms } from './postgres'

/** What the tests run, and the Debian package that has it. */
const PROGRAMS = { caddy: 'caddy', restic: 'restic', shellcheck: 'shellcheck', psql: 'postgresql-client' }

/** Ends the run with a sentence where a program is missing. */
export default function globalSetup(): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name)
  if (postgresPrograms() === undefined) missing.push('postgresql')
  if (missing.length > 0)
    throw new Error(`These tests need more: apt-get install --no-install-recommends ${missing.join(' ')}`)
}
