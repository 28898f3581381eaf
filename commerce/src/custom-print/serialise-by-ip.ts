import { CustomPrintError } from './custom-print-error'

/** How many wait behind others of their address, all together: each keeps its artwork in memory, of up to 8 MB. */
export const MAX_WAITING = 24

const last = new Map<string, Promise<unknown>>()
let waiting = 0

/**
 * Does what one address asks for one after the other, so that each counts what came before, and an address keeps at most
 * one place among the artwork that is read. Who is the only one of an address never waits here. Throws CustomPrintError where
 * too many wait.
 */
export async function serialiseByIp<T>(ipHash: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(ipHash)
  if (before !== undefined && waiting >= MAX_WAITING) throw new CustomPrintError('busy')
  const turn = before === undefined ? work() : afterwards(before, work)
  // The next begins once this one has ended, however it ends.
  const ended = turn.catch(() => undefined)
  last.set(ipHash, ended)
  try {
    return await turn
  } finally {
    if (last.get(ipHash) === ended) last.delete(ipHash)
  }
}

async function afterwards<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  waiting += 1
  await before
  waiting -= 1
  return work()
}
