import { TurnQueue } from '../../lib/turn-queue'
import { CustomPrintRefusal } from '../custom-print-refusal'

/**
 * How many requests may wait behind others of their IP address, in all:
 * each keeps up to 8 MB of artwork in memory.
 */
export const MAX_WAITING = 24

const queue = new TurnQueue(MAX_WAITING)

/**
 * Runs the requests of one IP address one after the other, so that each counts those before it, and an address has
 * at most one file in the queue. The first one of an address never waits here. Rejects with CustomPrintRefusal if
 * too many are waiting.
 */
export async function serialiseByIp<T>(ipHash: string, work: () => Promise<T>): Promise<T> {
  if (queue.isFull(ipHash)) throw new CustomPrintRefusal('busy')
  return queue.run(ipHash, work)
}
