import { CustomPrintError } from './custom-print-error'

/**
 * How many requests may wait behind others of their IP address, in all:
 * each keeps up to 8 MB of artwork in memory.
 */
export const MAX_WAITING = 24

const queueTailByIp = new Map<string, Promise<unknown>>()
let waiting = 0

/**
 * Runs the requests of one IP address one after the other, so that each counts those before it, and an address has
 * at most one file in the queue. The first one of an address never waits here. Rejects with CustomPrintError if
 * too many are waiting.
 */
export async function serialiseByIp<T>(ipHash: string, work: () => Promise<T>): Promise<T> {
  const before = queueTailByIp.get(ipHash)
  if (before !== undefined && waiting >= MAX_WAITING) throw new CustomPrintError('busy')
  const turn = before === undefined ? work() : runAfter(before, work)
  // The next one starts when this one has ended, also by an error.
  const ended = turn.catch(() => undefined)
  queueTailByIp.set(ipHash, ended)
  try {
    return await turn
  } finally {
    if (queueTailByIp.get(ipHash) === ended) queueTailByIp.delete(ipHash)
  }
}

async function runAfter<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  waiting += 1
  await before
  waiting -= 1
  return work()
}
