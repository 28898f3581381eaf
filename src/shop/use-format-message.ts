import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserMessage } from '@contract/user-message'

/** Returns a function that formats a message in the visitor's language. */
export function useFormatMessage(): (notice: UserMessage) => string {
  const { t } = useTranslation()
  return useCallback((notice) => ('text' in notice ? notice.text : t(notice.key, notice.values ?? {})), [t])
}
