import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import field from '@/ui/fields/field.module.css'
import { focusOnMount } from '../focus-on-mount'
import styles from './sign-in-form.module.css'
import { type CodeMethod, confirmSignIn, type SecondFactorChallenge } from './session'
import { useSubmission } from '@/lib/requests/use-submission'
import { HttpError } from '@/lib/requests/http'

type CodeFormProps = {
  challenge: SecondFactorChallenge
  onBack: () => void
  /** Called when the challenge has ended: no code is accepted any more. */
  onOver: () => void
}

/** Medusa's message for a wrong code that may be tried again. Its other refusals end the challenge. */
const WRONG_CODE = 'Invalid MFA challenge code'

/** The second step of signing in: six digits of an authenticator app, or a recovery code without the phone. */
export function CodeForm({ challenge, onBack, onOver }: CodeFormProps) {
  const { t } = useTranslation()
  const [method, setMethod] = useState<CodeMethod>('totp')
  const kind = method === 'totp' ? 'app' : 'recovery'
  const { isBusy, failure, submit } = useSubmission((error) => getProblemKey(getCodeProblem(error), kind))
  const other = method === 'totp' ? 'recovery_code' : 'totp'

  async function sendCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code'))
    await submit(async () => {
      try {
        await confirmSignIn(challenge, method, code)
      } catch (error) {
        if (getCodeProblem(error) !== 'over') throw error
        onOver()
      }
    })
    const input = form.querySelector('input')
    input?.focus()
    input?.select()
  }

  return (
    <form className={styles.form} onSubmit={sendCode}>
      <h2>{t('board.code.title')}</h2>
      <p>{t(`board.code.${kind}.text`)}</p>
      {failure === undefined ? null : <Alert title={t(failure)} />}
      <label className={field.field}>
        {t(`board.code.${kind}.label`)}
        <input
          key={method}
          ref={focusOnMount}
          className={field.input}
          name="code"
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </label>
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'board.signIn.busy' : 'board.signIn.submit')}
      </Button>
      {challenge.hasRecoveryCodes ? (
        <Button variant="secondary" onClick={() => setMethod(other)}>
          {t(`board.code.${kind}.other`)}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onBack}>
        {t('board.code.back')}
      </Button>
    </form>
  )
}

function getProblemKey(problem: CodeProblem, kind: 'app' | 'recovery') {
  if (problem === 'refused') return `board.code.${kind}.refused` as const
  return problem === 'tooMany' ? 'board.code.tooMany' : (`board.signIn.${problem}` as const)
}

export type CodeProblem = 'refused' | 'over' | 'tooMany' | 'failed'

/** A code is refused for one of these. After 'over', sign-in starts again with the password. */
function getCodeProblem(error: unknown): CodeProblem {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) return 'tooMany'
  if (error.status === 400 && error.body.includes(WRONG_CODE)) return 'refused'
  return [400, 401, 404].includes(error.status) ? 'over' : 'failed'
}
