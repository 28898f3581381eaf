import { useEffect, useId, useState } from 'react'
import type { PreflightResult, QuickFix } from '@print-kernel/preflight/preflight-result'
import { joinClassNames } from '@/ui/class-names'
import buttons from '@/ui/unstyled-buttons.module.css'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './preflight-list.module.css'
import { formatPreflightResult, formatQuickFix } from './preflight-texts'
import { placeMarkers } from './place-markers'
import layout from '../page-layout.module.css'
import { SeverityIcon } from './severity-icon'
import { usePressTexts } from '../use-press-texts'

/** In ms: results are announced this long after the last change, else each typed digit would announce them. */
const SPOKEN_AFTER_MS = 600

type PreflightListProps = { results: readonly PreflightResult[]; onQuickFix: (quickFix: QuickFix) => void }

/** The preflight results, numbered where they have a place on the print, with their quick fixes. */
export function PreflightList({ results, onQuickFix }: PreflightListProps) {
  const { t } = usePressTexts()
  const heading = useId()
  const texts = results.map((result) =>
    t('press.severity.result', {
      severity: t(`press.severity.${result.severity}`),
      result: formatPreflightResult(result, t),
    }),
  )
  const marks = numberResults(results)
  return (
    <section className={joinClassNames(layout.column, styles.results)} aria-labelledby={heading}>
      <h2 id={heading} className={layout.ruled}>
        {t('press.preflightTitle')}
      </h2>
      {results.length === 0 ? <p>{t('press.looking')}</p> : null}
      <ul>
        {results.map((result) => (
          <li key={result.code} id={getResultId(result)} data-severity={result.severity} tabIndex={-1}>
            <SeverityIcon severity={result.severity} label={t(`press.severity.${result.severity}`)} />
            {marks.has(result) ? <span className={styles.marker}>{marks.get(result)}</span> : null}
            <span>{formatPreflightResult(result, t)}</span>
            {result.quickFixes.map((quickFix) => (
              <button
                key={quickFix.code}
                type="button"
                className={buttons.textButton}
                onClick={() => onQuickFix(quickFix)}
              >
                {formatQuickFix(quickFix, t)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <LiveRegion text={texts.join(' ')} />
    </section>
  )
}

export const getResultId = ({ code }: PreflightResult): string => `preflight-${code}`

/** Numbers the results that have a place on the print. */
function numberResults(results: readonly PreflightResult[]): Map<PreflightResult, number> {
  return new Map(placeMarkers(results).map(({ result }, index) => [result, index + 1]))
}

function LiveRegion({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  )
}
