import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isRefused } from '@contract/press/answers'
import { FIRST_VALUES, type PlainProblem, type PressShown } from '@contract/press/plain-form'
import { usePlainTexts } from '@/i18n/plain-texts'
import { Alert } from '@/layout/alert'
import buttons from '@/layout/button.module.css'
import { paths } from '@/lib/paths'
import { shownAtom } from '@/lib/shown'
import { useStudio } from '@/lib/studio'
import { failureText } from '../failure-text'
import layout from '../press-layout.module.css'
import { usePressTexts } from '../use-press-texts'
import { PlainForm } from './plain-form'
import { PlainPrint } from './plain-print'

/** The empty form, for the page as everybody gets it. */
export function FirstForm() {
  const { t } = usePlainTexts()
  return (
    <PlainForm values={FIRST_VALUES} wrong={[]} drawing={null} isShown={false}>
      <p>{t('plain.lead')}</p>
    </PlainForm>
  )
}

/** What the server answers a form with, or the page as everybody gets it. */
export function PlainPage({ otherwise }: { otherwise: ReactNode }) {
  const shown = useAtomValue(shownAtom)
  return shown !== undefined && 'press' in shown ? <Answer shown={shown.press} /> : otherwise
}

function Answer({ shown }: { shown: PressShown }) {
  usePressTexts()
  const { t } = usePlainTexts()
  switch (shown.kind) {
    case 'form':
      return <FormAnswer shown={shown} />
    case 'sent':
      return (
        <div className={layout.plain}>
          <div className={layout.column}>
            <h1>{t('press.sent', { number: shown.number })}</h1>
            <p className={layout.lead}>{t('press.sentText')}</p>
            <p>
              <Link to={`${paths.proof}?token=${shown.token}`}>{t('press.request')}</Link>
            </p>
            <p>
              <Link className={buttons.button} to={paths.press}>
                {t('press.another')}
              </Link>
            </p>
          </div>
          <PlainPrint print={shown.print} />
        </div>
      )
    case 'refused':
      return (
        <div className={layout.plain}>
          <div className={layout.column}>
            <h1>{t('plain.refused')}</h1>
            <Problem problem={shown.problem} currency="" />
            <p>{t('plain.back')}</p>
          </div>
        </div>
      )
  }
}

function FormAnswer({ shown }: { shown: Extract<PressShown, { kind: 'form' }> }) {
  const { t } = usePlainTexts()
  const { values, wrong, drawing, problem, print } = shown
  const isPrintable = print !== null && !isRefused(print.answers)
  return (
    <div className={layout.plain}>
      <div className={layout.column}>
        <h1>{t(print === null ? 'press.title' : 'plain.shown')}</h1>
        {problem === null ? (
          <p className={layout.lead}>{t('plain.shownLead')}</p>
        ) : (
          <Problem problem={problem} currency={print?.currency ?? ''} />
        )}
        {problem !== null && problem.code !== 'no_file' && drawing === null ? (
          <p>{t('plain.again')}</p>
        ) : null}
      </div>
      {print === null ? null : <PlainPrint print={print} />}
      <PlainForm values={values} wrong={wrong} drawing={drawing} isShown={isPrintable && drawing !== null}>
        {print === null ? null : <h2 className={layout.ruled}>{t('plain.change')}</h2>}
      </PlainForm>
    </div>
  )
}

/** Why nothing was sent. */
function Problem({ problem, currency }: { problem: PlainProblem; currency: string }) {
  const { t } = usePlainTexts()
  const { email } = useStudio()
  switch (problem.code) {
    case 'changed':
    case 'wrong':
    case 'no_file':
    case 'not_printable':
      return <Alert>{t(`plain.problem.${problem.code}`)}</Alert>
    case 'unknown':
    case 'invalid_form':
      return <Alert>{t('plain.problem.unknown', { email })}</Alert>
    default:
      return <Alert>{failureText({ ...problem }, { email, currency, wishFrom: '' }, t)}</Alert>
  }
}
