import type { MessageKey } from './api/messages'

/** Cart sentences of section 8 that only the browser says; their words stand in its locales under these keys. */
type CartMessageKey = 'failedToUpdateQuantity' | 'failedToRemoveItem'

export type KeyedMessage<Key extends string> = { key: Key; values?: Record<string, string | number> }

/** A sentence for the shopper: one by its key, translated where it is shown, or the server's own words. */
export type UserMessage = KeyedMessage<MessageKey | CartMessageKey> | { text: string }
