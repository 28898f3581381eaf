import type { MessageKey } from './messages'

/** Cart sentences of section 8 that only the browser says; their words stand in its locales under these keys. */
type CartMessageKey = 'failedToUpdateQuantity' | 'failedToRemoveItem'

/** A sentence for the shopper: one by its key, translated where it is shown, or the server's own words. */
export type UserMessage =
  | { key: MessageKey | CartMessageKey; values?: Record<string, string | number> }
  | { text: string }
