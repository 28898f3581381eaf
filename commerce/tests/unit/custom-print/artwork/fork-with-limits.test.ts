import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forkWithLimits } from '../../../../src/custom-print/artwork/fork-with-limits'

describe('a process that reads the file of a stranger', () => {
  let folder: string
  let child: ChildProcess
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'limits-'))))
  afterEach(() => void child.kill('SIGKILL'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const start = (program: string) => {
    const module = join(folder, 'program.mjs')
    writeFileSync(module, program)
    child = forkWithLimits(module, { processorSeconds: 1, heapMb: 64 })
    return child
  }

  it('is ended once it has used its time of the processor, though it lets nothing else run', async () => {
    const [, signal] = await once(start('for (;;);'), 'exit')
    expect(signal).toBe('SIGXCPU')
  })

  it('may take longer than that on a machine where others run', async () => {
    const [message] = await once(start('setTimeout(() => process.send("done"), 1100)'), 'message')
    expect(message).toBe('done')
  })

  it('has none of the secrets of the shop', async () => {
    process.env['SHOP_SECRET'] = 'secret'
    const [names] = await once(start('process.send(Object.keys(process.env))'), 'message')
    delete process.env['SHOP_SECRET']
    expect(names).not.toContain('SHOP_SECRET')
  })
})
