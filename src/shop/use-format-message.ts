import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserMessage } from '@contract/api/messages'

/** Returns a formatter of messages in the page's language. */
export function useFormatMessage(): (message: UserMessage) => string {
  const { t } = useTranslation()
  return useCallback(
    (message) => ('text' in message ? message.text : t(message.key, message.values ?? {})),
    [t],
  )
}
