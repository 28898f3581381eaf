import { useRef } from 'react'
import { createRandomKey } from './random-key'

/** What was sent last, and its key. */
export type KeyedPayload = { sent: string; key: string }

/** The attempt to send `content`: the last one where it was the same, so that one whose answer was lost is one. */
export function getKeyedPayload(last: KeyedPayload | null, content: object): KeyedPayload {
  const sent = JSON.stringify(content)
  return last?.sent === sent ? last : { sent, key: createRandomKey() }
}

/** The key under which `content` is sent, and a function that forgets what was sent. */
export type IdempotencyKeys = { keyOf: (content: object) => string; forget: () => void }

/** Remembers the last attempt for as long as its component is there. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<KeyedPayload | null>(null)
  return {
    keyOf: (content) => (last.current = getKeyedPayload(last.current, content)).key,
    forget() {
      last.current = null
    },
  }
}
