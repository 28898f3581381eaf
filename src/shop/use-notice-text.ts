import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '@contract/notice'

/** Says a notice in the shopper's language. */
export function useNoticeText(): (notice: Notice) => string {
  const { t } = useTranslation()
  return useCallback((notice) => ('text' in notice ? notice.text : t(notice.key, notice.values ?? {})), [t])
}
