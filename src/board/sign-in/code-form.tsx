import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { type CodeProblem, getCodeProblem } from '@/studio/code-problem'
import field from '../field.module.css'
import { focusOnMount } from '../focus-on-mount'
import styles from './sign-in-form.module.css'
import { type SecondFactorChallenge, type CodeMethod, confirmSignIn } from './session'
import { useFormSubmission } from '../use-form-submission'

type CodeFormProps = {
  challenge: SecondFactorChallenge
  onBack: () => void
  /** No code opens this sign-in any more. */
  onOver: () => void
}

/** The second step of signing in: six digits of an app, or a recovery code where the phone is lost. */
export function CodeForm({ challenge: waiting, onBack, onOver }: CodeFormProps) {
  const { t } = useTranslation()
  const [method, setMethod] = useState<CodeMethod>('totp')
  const kind = method === 'totp' ? 'app' : 'recovery'
  const { isSending, problem, submit } = useFormSubmission((error) =>
    getProblemKey(getCodeProblem(error), kind),
  )
  const other = method === 'totp' ? 'recovery_code' : 'totp'

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code'))
    await submit(async () => {
      try {
        await confirmSignIn(waiting, method, code)
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
    <form className={styles.form} onSubmit={send}>
      <h2>{t('studio.code.title')}</h2>
      <p>{t(`studio.code.${kind}.text`)}</p>
      {problem === undefined ? null : <Alert title={t(problem)} />}
      <label className={field.field}>
        {t(`studio.code.${kind}.label`)}
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
      <Button type="submit" isBusy={isSending}>
        {t(isSending ? 'studio.signIn.busy' : 'studio.signIn.submit')}
      </Button>
      {waiting.hasRecoveryCodes ? (
        <Button variant="secondary" onClick={() => setMethod(other)}>
          {t(`studio.code.${kind}.other`)}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onBack}>
        {t('studio.code.back')}
      </Button>
    </form>
  )
}

function getProblemKey(problem: CodeProblem, kind: 'app' | 'recovery') {
  if (problem === 'refused') return `studio.code.${kind}.refused` as const
  return problem === 'tooMany' ? 'studio.code.tooMany' : (`studio.signIn.${problem}` as const)
}
