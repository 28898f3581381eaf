import { computeContentHash } from '../../lib/content-hash'

const hashes = new WeakMap<object, string>()

/** The hash of a value's JSON, cached by object: those of a snapshot never change. */
export function hashObject(value: object): string {
  const cached = hashes.get(value)
  if (cached !== undefined) return cached
  const hash = computeContentHash(JSON.stringify(value))
  hashes.set(value, hash)
  return hash
}
