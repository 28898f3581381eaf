import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Shop } from './shop'

const MAX_MEMORY_BYTES = 512 * 1024 * 1024

/** Fails where a server, with the processes that it starts, takes more than 512 MB meanwhile. */
export async function expectMemoryBelow<T>(shop: Shop, work: () => Promise<T>): Promise<T> {
  const { pid } = shop.server()
  const before = readKilobytes(pid, 'VmRSS')
  let maxKilobytes = 0
  const timer = setInterval(() => {
    const started = listChildPids(pid).map((child) => readKilobytes(child, 'VmHWM'))
    maxKilobytes = Math.max(maxKilobytes, readKilobytes(pid, 'VmRSS') - before + Math.max(0, ...started))
  }, 10)
  try {
    const result = await work()
    expect(maxKilobytes * 1024).toBeLessThan(MAX_MEMORY_BYTES)
    return result
  } finally {
    clearInterval(timer)
  }
}

function listChildPids(pid: number | undefined): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const list = readProc(`/proc/${pid}/task/${task}/children`)
    return list.split(' ').filter(Boolean).map(Number)
  })
}

const readKilobytes = (pid: number | undefined, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0)

/** Empty where the process has ended. */
function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
