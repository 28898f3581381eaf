import { useEffect, useId, useState } from 'react'
import type { Answer, Remedy } from '@print-kernel/preflight'
import { classNames } from '@/layout/class-names'
import buttons from '@/layout/plain-buttons.module.css'
import { VisuallyHidden } from '@/layout/visually-hidden'
import styles from './preflight-list.module.css'
import { answerText, remedyText } from './preflight-texts'
import { placeMarks } from './place-markers'
import layout from '../page-layout.module.css'
import { Sign } from './severity-icon'
import { usePressTexts } from '../use-press-texts'

/** So long after the last change they are spoken, in ms: while a number is typed each key would be. */
const SPOKEN_AFTER_MS = 600

type AnswerListProps = { answers: readonly Answer[]; onRemedy: (remedy: Remedy) => void }

/** What the press says, with a number where it means a place on the print, and what can be done. */
export function AnswerList({ answers, onRemedy }: AnswerListProps) {
  const { t } = usePressTexts()
  const heading = useId()
  const texts = answers.map((answer) => `${t(`press.sign.${answer.sign}`)}: ${answerText(answer, t)}`)
  const marks = marksOf(answers)
  return (
    <section className={classNames(layout.column, styles.answers)} aria-labelledby={heading}>
      <h2 id={heading} className={layout.ruled}>
        {t('press.says')}
      </h2>
      <ul>
        {answers.map((answer) => (
          <li key={answer.code} id={answerId(answer)} data-sign={answer.sign} tabIndex={-1}>
            <Sign sign={answer.sign} label={t(`press.sign.${answer.sign}`)} />
            {marks.has(answer) ? <span className={styles.mark}>{marks.get(answer)}</span> : null}
            <span>{answerText(answer, t)}</span>
            {answer.remedies.map((remedy) => (
              <button
                key={remedy.code}
                type="button"
                className={buttons.textButton}
                onClick={() => onRemedy(remedy)}
              >
                {remedyText(remedy, t)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Spoken text={texts.join(' ')} />
    </section>
  )
}

export const answerId = ({ code }: Answer): string => `answer-${code}`

/** The numbers of those answers that mean a place on the print. */
function marksOf(answers: readonly Answer[]): Map<Answer, number> {
  return new Map(placeMarks(answers).map(({ answer }, index) => [answer, index + 1]))
}

function Spoken({ text }: { text: string }) {
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
