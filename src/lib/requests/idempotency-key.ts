import { useRef } from 'react'
import { createRandomKey } from './random-key'

/** The content that was sent last, as JSON, and its idempotency key. */
export type KeyedPayload = { sent: string; key: string }

/**
 * Returns the key for `content`: the last one for equal content,
 * so that a retry after a lost answer is the same request.
 */
export function getKeyedPayload(last: KeyedPayload | null, content: object): KeyedPayload {
  const sent = JSON.stringify(content)
  return last?.sent === sent ? last : { sent, key: createRandomKey() }
}

/** `getKey` returns the idempotency key of `content`. */
export type IdempotencyKeys = { getKey: (content: object) => string }

/** Keeps the last key while the component is mounted. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<KeyedPayload | null>(null)
  return {
    getKey: (content) => (last.current = getKeyedPayload(last.current, content)).key,
  }
}
