import { spawn } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getProcessIdentity, isProcessAlive } from '../../../../scripts/bootstrap/process-identity.mjs'
import { endProcess } from '../../../../scripts/start/end-process'
import { waitForExit, supervise } from '../../../../scripts/start/supervise'

/** A program that runs until it is ended, and one that ends by itself with this code. */
const STAYS = 'setInterval(() => {}, 1000)'
const ends = (code: number) => `process.exit(${code})`

let stop: () => Promise<void> = async () => undefined
afterEach(() => stop())

/** Supervises processes that run one program after the other, and the last one again and again. */
function supervised(programs: readonly string[], isRefusal: (reason: string) => boolean = () => false) {
  let launches = 0
  const onGivenUp = vi.fn()
  const service = supervise({
    name: 'thing',
    log: '/thing.log',
    launch() {
      const program = programs[Math.min(launches, programs.length - 1)] ?? STAYS
      launches += 1
      const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
      return { identity: getProcessIdentity(child.pid ?? 0), ended: waitForExit(child) }
    },
    end: (identity) => endProcess(identity),
    onGivenUp,
    isRefusal,
  })
  stop = service.stop
  service.watch()
  return { service, onGivenUp, launches: () => launches }
}

const isRunning = ({ service }: ReturnType<typeof supervised>) => isProcessAlive(service.current().identity)

describe('a process that npm start has started', () => {
  it('is started again each time that it ends by itself, and the terminal says why and where to look [F3]', async () => {
    const terminal = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const thing = supervised([ends(3), ends(4), STAYS])
    await vi.waitFor(() => expect(thing.launches()).toBe(3), { timeout: 45_000 })
    expect(isRunning(thing)).toBe(true)
    const words = terminal.mock.calls.map(([text]) => String(text)).join('')
    terminal.mockRestore()
    for (const code of [3, 4])
      expect(words).toContain(
        `The thing ended unexpectedly (${code}) and is started again. Its log: /thing.log`,
      )
  })

  it('is given up when it ends a sixth time within a minute [F3]', async () => {
    const thing = supervised([ends(3)])
    await vi.waitFor(() => expect(thing.onGivenUp).toHaveBeenCalledOnce(), { timeout: 45_000 })
    expect(thing.launches()).toBe(6)
  })

  it('is tried again without counting while it refuses to start because of what a killed one has left [F3]', async () => {
    const refusals = Array.from({ length: 7 }, () => ends(1))
    const thing = supervised([ends(9), ...refusals, STAYS], (reason) => reason === '1')
    await vi.waitFor(() => expect(thing.launches()).toBe(9), { timeout: 45_000 })
    expect(thing.onGivenUp).not.toHaveBeenCalled()
    expect(isRunning(thing)).toBe(true)
  })

  it('stays ended when it is stopped, and is watched again when it is started again [F3]', async () => {
    const thing = supervised([STAYS])
    await thing.service.stop()
    expect(isRunning(thing)).toBe(false)
    thing.service.relaunch()
    thing.service.watch()
    expect(thing.launches()).toBe(2)
    await endProcess(thing.service.current().identity, { signal: 'SIGKILL' })
    await vi.waitFor(() => expect(thing.launches()).toBe(3), { timeout: 45_000 })
  })
})
