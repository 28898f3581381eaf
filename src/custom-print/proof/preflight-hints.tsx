import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import type { PreflightCode } from '@contract/custom-print/preflight-codes'
import { formatPreflightResult } from '../preflight/preflight-texts'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'
import styles from './version-changes.module.css'

type PreflightHintsProps = { results: NonNullable<BuyerRequest['results']> }

/**
 * Lists preflight results for a buyer. A newer server's codes, for which this page has no text, are left out.
 */
export function PreflightHints({ results }: PreflightHintsProps) {
  const { t, i18n } = usePressTexts()
  const hints = results.filter(({ code }) => i18n.exists(`press.preflight.${code}`))
  if (hints.length === 0) return null
  return (
    <section className={styles.changes}>
      <h2 className={layout.ruled}>{t('press.preflightTitle')}</h2>
      <ul>
        {hints.map(({ code, severity, values }) => (
          <li key={code}>
            <b>{t('press.severity.label', { severity: t(`press.severity.${severity}`) })}</b>{' '}
            {formatPreflightResult({ code: code as PreflightCode, values }, t)}
          </li>
        ))}
      </ul>
    </section>
  )
}
