import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/start/ports'
import { DEPLOY } from './run-script'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of Debian's newest PostgreSQL; undefined where there is none. */
export function findPostgresPrograms(): string | undefined {
  try {
    const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(a) - Number(b))
    return versions.length === 0 ? undefined : join(DEBIAN, String(versions.at(-1)), 'bin')
  } catch {
    return undefined
  }
}

function buildArchiveCommand(): string {
  const compose = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')
  return /-carchive_command=(.*)$/m.exec(compose)?.[1] ?? ''
}

/** A new PostgreSQL with an archive of its log, and the shop's role in it, as deploy/compose.yaml has it. */
export async function startPostgres(folder: string) {
  const programs = findPostgresPrograms() ?? ''
  const isRoot = process.getuid?.() === 0
  const runProgram = (name: string, ...args: string[]) => {
    const program = join(programs, name)
    const asOwner = ['--reuid=postgres', '--regid=postgres', '--clear-groups', program]
    if (isRoot) execFileSync('setpriv', [...asOwner, ...args], { stdio: 'ignore' })
    else execFileSync(program, args, { stdio: 'ignore' })
  }
  const data = join(folder, 'cluster')
  const wal = join(folder, 'wal')
  for (const each of [data, wal]) mkdirSync(each, { recursive: true })
  if (isRoot) execFileSync('chown', ['postgres:postgres', data, wal])
  chmodSync(data, 0o700)
  runProgram('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N')
  const port = await findFreePort(0)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    archive_mode: 'on',
    archive_command: buildArchiveCommand().replaceAll('/wal', wal),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''))
  runProgram('pg_ctl', 'start', '-w', '-D', data, '-l', join(data, 'log'))
  const stop = () => runProgram('pg_ctl', 'stop', '-m', 'fast', '-D', data)
  // Should the test runner break, nothing of ours must go on running.
  process.once('exit', () => existsSync(join(data, 'postmaster.pid')) && stop())
  const address = { PGHOST: '127.0.0.1', PGPORT: String(port), PGDATA: data, SHOP_PASSWORD: 'test' }
  execFileSync('sh', [join(DEPLOY, 'postgres-init.sh')], { env: { ...process.env, ...address } })
  return {
    wal,
    url: (name: string) => `postgres://shop@127.0.0.1:${port}/${name}`,
    clusterUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
  }
}
