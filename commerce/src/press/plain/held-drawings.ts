import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inspectFile } from '../../contract/press/file'
import type { PlainPrint, PlainValues } from '../../contract/press/plain-form'
import { PressError } from '../press-error'

/** What was shown of a drawing last: as it was filled in, and by which prices. */
export type Looked = { values: PlainValues; print: PlainPrint; priceVersion: number }
type Held = { file: Buffer; addressHash: string; looked?: Looked }

const HELD_MS = 30 * 60_000
/** Eight of the largest files. */
const MOST_BYTES = 64 * 1024 * 1024

export type HeldDrawings = ReturnType<typeof createHeldDrawings>

/**
 * Drawings between looking and sending, in memory: on the disk one lies only while it is read, in a folder that is not
 * backed up. An address has one at a time, so that none throws out everybody else's. Where one is gone, it is asked for
 * again.
 */
export function createHeldDrawings() {
  const ofAddress = new Map<string, string>()
  const held = new LRUCache<string, Held>({
    maxSize: MOST_BYTES,
    ttl: HELD_MS,
    ttlAutopurge: true,
    noDisposeOnSet: true,
    sizeCalculation: ({ file, looked }) => file.length + (looked?.print.picture.length ?? 0) + 1,
    dispose: ({ addressHash }, id) => {
      if (ofAddress.get(addressHash) === id) ofAddress.delete(addressHash)
    },
  })

  return {
    /** Holds a file for half an hour; returns what it is asked for by. Throws PressError where it is no drawing. */
    hold(file: Buffer, addressHash: string): string {
      const known = inspectFile(file)
      if (typeof known === 'string') throw new PressError(`file_${known}`)
      held.delete(ofAddress.get(addressHash) ?? '')
      const id = randomBytes(16).toString('base64url')
      held.set(id, { file, addressHash })
      ofAddress.set(addressHash, id)
      return id
    },
    find: (id: string): Held | undefined => held.get(id),
    rememberLook(id: string, looked: Looked): void {
      const drawing = held.get(id)
      if (drawing !== undefined) held.set(id, { ...drawing, looked })
    },
    /** Forgets what was sent, or turned out to be none. */
    drop(id: string): void {
      held.delete(id)
    },
  }
}
