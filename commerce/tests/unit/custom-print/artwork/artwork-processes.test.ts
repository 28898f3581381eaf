import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serialiseByIp } from '../../../../src/custom-print/actions/serialise-by-ip'

/** Processes that never answer, and the files that they were given. */
const started: (EventEmitter & { send: (task: { bytes: Buffer }) => void; kill: () => void })[] = []
const givenFiles: string[] = []

describe('a drawing that keeps the server for twenty seconds', () => {
  let module: typeof import('../../../../src/custom-print/artwork/artwork-processes')
  beforeEach(async () => {
    vi.resetModules()
    started.length = givenFiles.length = 0
    vi.doMock('node:child_process', async (importOriginal) => ({
      ...(await importOriginal<typeof import('node:child_process')>()),
      fork: () => {
        const child = Object.assign(new EventEmitter(), {
          send: ({ bytes }: { bytes: Buffer }) => void givenFiles.push(bytes.toString()),
          kill: () => child.emit('exit'),
        })
        started.push(child)
        return child
      },
    }))
    module = await import('../../../../src/custom-print/artwork/artwork-processes')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.doUnmock('node:child_process')
    vi.resetModules()
    vi.useRealTimers()
  })

  const svg = (title: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`)
  const send = (bytes: Buffer) => module.runArtworkProcess({ bytes, spec: {} as never, folder: '' })
  const waitUntilKilled = () => vi.advanceTimersByTimeAsync(20_000)

  it('is told so and not tried again, be it sent while it is tried or later, but after an hour', async () => {
    const sent = [send(svg('a')), send(svg('a'))]
    await waitUntilKilled()
    expect(await Promise.all(sent)).toEqual([{ refusal: 'heavy' }, { refusal: 'heavy' }])
    expect(await send(svg('a'))).toEqual({ refusal: 'heavy' })
    expect(started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
    const again = send(svg('a'))
    await waitUntilKilled()
    await again
    expect(started).toHaveLength(2)
  })

  it('keeps no place from others while it is known', async () => {
    const heavy = send(svg('a'))
    await waitUntilKilled()
    await heavy
    const other = send(svg('b'))
    expect(await send(svg('a'))).toEqual({ refusal: 'heavy' })
    await waitUntilKilled()
    expect(await other).toEqual({ refusal: 'heavy' })
    expect(started).toHaveLength(2)
  })

  it('keeps other visitors waiting once, and never for the next drawing of the same visitor', async () => {
    const sendFrom = (visitor: string, title: string) => serialiseByIp(visitor, () => send(svg(title)))
    const sent = [
      sendFrom('heavy', 'first'),
      sendFrom('heavy', 'second'),
      sendFrom('heavy', 'third'),
      sendFrom('another', 'theirs'),
      sendFrom('a third', 'hers'),
    ]
    for (const _ of sent) await waitUntilKilled()
    await Promise.all(sent)
    expect(givenFiles).toEqual(
      ['first', 'theirs', 'hers', 'second', 'third'].map((title) => svg(title).toString()),
    )
  })

  it('is another matter than a photo: whose size is known, that waits for a better hour', async () => {
    const photo = send(Buffer.from([0xff, 0xd8, 0xff]))
    await waitUntilKilled()
    expect(await photo).toBe('busy')
  })
})
