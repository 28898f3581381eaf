import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, inject, it } from 'vitest'
import { createCloneEnvironment } from '../../../../scripts/start/clone-environment'
import { findFreePort } from '../../../../scripts/start/ports'
import { getServerProgram } from '../../../../scripts/start/server-program'
import { startServerProcess } from '../../support/server-process'
import { get } from '../../support/shop-client'
import { query } from '../../support/database'
import { STAFF } from '../../../../tests/support/staff-account'

const readAddress = (name: string) =>
  Object.assign(new URL(inject('preparedUrl')), { pathname: `/${name}` }).href
const DATABASE_URL = readAddress('early_start')

afterAll(() => query(readAddress('postgres'), 'drop database if exists early_start'))

it('a server that is started before its database says that it is starting, and opens once it is told that the database is there', async () => {
  const port = await findFreePort(0)
  const { file, folder, nodeArgs } = getServerProgram('main', true)
  const server = fork(file, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      LC_ALL: 'C.UTF-8',
      ...createCloneEnvironment(),
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL,
      BEGINS_ON_MESSAGE: 'true',
    },
    execArgv: [...nodeArgs],
    stdio: 'ignore',
  })
  try {
    expect((await once(server, 'message'))[0]).toEqual({ type: 'loaded' })
    const { status, body } = await get(`http://localhost:${port}/ready`)
    expect([status, body]).toEqual([503, expect.objectContaining({ error: 'starting' })])
    const preparing = startServerProcess('src/server/prepare-database.ts', { DATABASE_URL, ...STAFF })
    expect([await preparing.exited, preparing.output()]).toEqual([0, 'prepared\n'])
    server.send({ type: 'begin' })
    const [said] = await Promise.race([once(server, 'message'), once(server, 'exit')])
    expect(said).toEqual({ type: 'ready' })
    expect((await get(`http://localhost:${port}/ready`)).status).toBe(200)
  } finally {
    server.kill('SIGKILL')
    await (server.exitCode ?? server.signalCode ?? once(server, 'exit'))
  }
})
