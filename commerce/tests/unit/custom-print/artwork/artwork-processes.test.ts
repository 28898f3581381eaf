import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serialiseByIp } from '../../../../src/custom-print/actions/serialise-by-ip'

/** Processes that never answer, and the files that they were given. */
const started: (EventEmitter & {
  send: (task: { bytes: Buffer }) => void
  kill: (signal: string) => void
})[] = []
const givenFiles: string[] = []

describe('a drawing that keeps a processor for twenty seconds', () => {
  let module: typeof import('../../../../src/custom-print/artwork/artwork-processes')
  beforeEach(async () => {
    vi.resetModules()
    started.length = givenFiles.length = 0
    vi.doMock('node:child_process', async (importOriginal) => ({
      ...(await importOriginal<typeof import('node:child_process')>()),
      fork: () => {
        const child = Object.assign(new EventEmitter(), {
          send: ({ bytes }: { bytes: Buffer }) => void givenFiles.push(bytes.toString()),
          kill: (signal: string) => child.emit('exit', null, signal),
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
  /** The running process, which the one before has made room for by now, uses all of its time. */
  const useUpProcessorTime = async () => {
    started.at(-1)?.kill('SIGXCPU')
    await vi.advanceTimersByTimeAsync(0)
  }

  it('is told so and not tried again, be it sent while it is tried or later, but after an hour', async () => {
    const sent = [send(svg('a')), send(svg('a'))]
    await useUpProcessorTime()
    expect(await Promise.all(sent)).toEqual([{ refusal: 'heavy' }, { refusal: 'heavy' }])
    expect(await send(svg('a'))).toEqual({ refusal: 'heavy' })
    expect(started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
    const again = send(svg('a'))
    await useUpProcessorTime()
    await again
    expect(started).toHaveLength(2)
  })

  it('keeps no place from others while it is known', async () => {
    const heavy = send(svg('a'))
    await useUpProcessorTime()
    await heavy
    const other = send(svg('b'))
    expect(await send(svg('a'))).toEqual({ refusal: 'heavy' })
    await useUpProcessorTime()
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
    for (const _ of sent) await useUpProcessorTime()
    await Promise.all(sent)
    expect(givenFiles).toEqual(
      ['first', 'theirs', 'hers', 'second', 'third'].map((title) => svg(title).toString()),
    )
  })

  it('is another matter than a photo: whose size is known, that waits for a better hour', async () => {
    const photo = send(Buffer.from([0xff, 0xd8, 0xff]))
    await useUpProcessorTime()
    expect(await photo).toBe('busy')
  })

  it('is another matter than an honest one on a machine without a free processor, which may be sent again at once', async () => {
    const kept = send(svg('a'))
    await vi.advanceTimersByTimeAsync(59_999)
    started[0]?.emit('message', { refusal: 'text' })
    expect(await kept).toEqual({ refusal: 'text' })
    started[0]?.emit('exit', 0, null)

    const waiting = send(svg('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await waiting).toBe('busy')
    const again = send(svg('b'))
    started[2]?.emit('message', { refusal: 'text' })
    expect(await again).toEqual({ refusal: 'text' })
  })
})
