import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgresPrograms } from './support/postgres'

/** The programs that the tests run, and the Debian package of each. */
const PROGRAMS = { caddy: 'caddy', restic: 'restic', shellcheck: 'shellcheck', psql: 'postgresql-client' }

/** The version of deploy/compose.yaml: older ones do not send an order to the other server. */
const CADDY = [2, 11, 4] as const

/** Ends the run with a sentence where a program is missing or too old. */
export default function globalSetup(): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name)
  if (findPostgresPrograms() === undefined) missing.push('postgresql')
  if (missing.length > 0)
    throw new Error(`These tests need more: apt-get install --no-install-recommends ${missing.join(' ')}`)
  const version = execFileSync('caddy', ['version'], { encoding: 'utf8' }).trim()
  if (isOlder(version))
    throw new Error(`These tests need Caddy ${CADDY.join('.')} or newer; here is ${version}.`)
}

function isOlder(version: string): boolean {
  const parts = version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10))
  const at = CADDY.findIndex((wanted, index) => wanted !== parts[index])
  return at !== -1 && (parts[at] ?? 0) < (CADDY[at] ?? 0)
}
