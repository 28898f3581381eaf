import { useTranslation } from 'react-i18next'
import { listPrintLines, type SizedPrint } from '@contract/custom-print/print-lines'
import { getPageLanguage } from '@/i18n/language'

/** All that the press needs to know of a custom print, a line each. */
export function PrintSummary(print: SizedPrint) {
  const { i18n } = useTranslation()
  return (
    <>
      {listPrintLines(print, getPageLanguage(i18n.language)).map(({ name, text }) => (
        <p key={name}>{text}</p>
      ))}
    </>
  )
}
