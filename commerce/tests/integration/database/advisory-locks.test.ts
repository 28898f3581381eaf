import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { toOrderLockKey } from '../../../src/lib/lock-keys'
import { AdvisoryLockProvider } from '../../../src/modules/locking-advisory/service'
import { COMMERCE } from '../../support/server-process'
import { copyDatabase } from '../../support/database'

/** A program that ends the connections that are for locks, and waits until they are gone. */
const END_CONNECTIONS = `
  const client = new (require('pg').Client)(process.argv[1])
  const held = "from pg_stat_activity where application_name = 'atelier-locks' and datname = current_database()"
  void (async () => {
    await client.connect()
    await client.query('select pg_terminate_backend(pid) ' + held)
    while ((await client.query('select 1 ' + held)).rowCount > 0);
    await client.end()
  })()`

let databaseUrl: string
/** One provider for each of two servers. */
let here: AdvisoryLockProvider
let there: AdvisoryLockProvider
beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('preparedUrl'), 'shared_locks')
  here = new AdvisoryLockProvider({}, { databaseUrl })
  there = new AdvisoryLockProvider({}, { databaseUrl })
})
afterAll(() => Promise.all([here?.end(), there?.end()]))

/** By another process, while this one reads nothing of what the database says. */
function endConnections() {
  execFileSync(process.execPath, ['-e', END_CONNECTIONS, databaseUrl], { cwd: COMMERCE })
}

/** A way to the database over which, once frozen, nothing comes any more. */
async function lineTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  let isFrozen = false
  const line = createServer((near) => {
    const far = connectTo(Number(port), hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('data', (part) => isFrozen || far.write(part))
    far.on('data', (part) => isFrozen || near.write(part))
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((line.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    close() {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}

/** Takes the lock of some sizes, and keeps it until it is told. */
async function keep(locks: AdvisoryLockProvider, sizes: string[]) {
  let giveBack = () => {}
  const kept = new Promise<void>((resolve) => (giveBack = resolve))
  let done: Promise<void> = Promise.resolve()
  await new Promise<void>((taken) => {
    done = locks.execute(sizes, () => {
      taken()
      return kept
    })
  })
  return {
    giveBack() {
      giveBack()
      return done
    },
  }
}

describe('what two servers do with the stock', () => {
  it('is done in turn for the same size, whichever of them came first [F13]', async () => {
    const steps: string[] = []
    const first = await keep(here, ['S', 'M'])
    const second = there.execute(['M', 'L'], async () => void steps.push('there'))
    // The lock of another size is free.
    await there.execute('XL', async () => void steps.push('another size'))
    steps.push('here')
    await Promise.all([first.giveBack(), second])
    expect(steps).toEqual(['another size', 'here', 'there'])
  })

  it('waits for no one that waits for it, in whatever order sizes are asked for [F13]', async () => {
    const medium = await keep(here, ['M'])
    const steps = [
      here.execute(['M', 'S'], async () => 'done', { timeout: 2 }),
      here.execute(['S', 'M'], async () => 'done', { timeout: 2 }),
    ]
    await medium.giveBack()
    expect(await Promise.all(steps)).toEqual(['done', 'done'])
    expect(await here.execute('S', async () => 'done')).toBe('done')
  })

  it('is refused rather than done at the same time where the other takes too long [F13]', async () => {
    const first = await keep(here, ['S'])
    const second = there.execute('S', async () => 'done', { timeout: 1 })
    await expect(second).rejects.toThrow(/lock/)
    await first.giveBack()
    expect(await there.execute('S', async () => 'done')).toBe('done')
  })

  it('is done for fifty orders at once, each of which needs the lock of its size as well', async () => {
    const pack = (order: number) =>
      here.execute(toOrderLockKey(`order_${order}`), () =>
        here.execute(`size ${order}`, async () => 'packed'),
      )
    const packed = await Promise.all(Array.from({ length: 50 }, (_, order) => pack(order)))
    expect(packed).toEqual(Array(50).fill('packed'))
  })

  it('waits for no server that has died [F13]', async () => {
    const first = await keep(here, ['S'])
    endConnections()
    expect(await there.execute('S', async () => 'done')).toBe('done')
    await first.giveBack()
  })

  it('takes another connection where the one at rest was ended by the database, unnoticed so far [F13]', async () => {
    await there.execute('S', async () => 'done')
    endConnections()
    expect(await there.execute('S', async () => 'done')).toBe('done')
  })

  it('waits for no database that has vanished without a word [F13]', async () => {
    const line = await lineTo(databaseUrl)
    const locks = new AdvisoryLockProvider({}, { databaseUrl: line.url, queryTimeoutMs: 1000 })
    await locks.execute('S', async () => 'done')
    line.freeze()
    await expect(locks.execute('S', async () => 'done')).rejects.toThrow('timeout')
    line.thaw()
    expect(await locks.execute('S', async () => 'done')).toBe('done')
    await locks.end()
    line.close()
  })

  it('is undone by its own failure, which keeps nobody out [F13]', async () => {
    const failing = here.execute('S', () => Promise.reject(new Error('sold out')))
    await expect(failing).rejects.toThrow('sold out')
    expect(await there.execute('S', async () => 'done')).toBe('done')
  })
})
