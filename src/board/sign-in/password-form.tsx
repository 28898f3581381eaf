import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { HttpError } from '@/lib/requests/http'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import field from '@/ui/fields/field.module.css'
import { focusOnMount } from '../focus-on-mount'
import styles from './sign-in-form.module.css'
import { type SecondFactorChallenge, signIn } from './session'
import { useSubmission } from '@/lib/requests/use-submission'

type Problem = 'refused' | 'tooMany' | 'failed' | 'over'
type PasswordFormProps = {
  /** How the second step ended: by its back button, or as its challenge had ended. */
  previousStep: 'back' | 'over' | undefined
  onChallenge: (challenge: SecondFactorChallenge) => void
}

export function PasswordForm({ previousStep, onChallenge }: PasswordFormProps) {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  const { isBusy, failure, submit } = useSubmission(
    getPasswordProblem,
    previousStep === 'over' ? previousStep : undefined,
  )

  async function sendPassword(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    await submit(async () => {
      const challenge = await signIn(String(fields.get('email')), String(fields.get('password')))
      if (challenge !== undefined) onChallenge(challenge)
    })
  }

  return (
    <form className={styles.form} onSubmit={sendPassword}>
      <h2>{t('board.signIn.title')}</h2>
      <p>{t('board.signIn.text')}</p>
      {failure === undefined ? null : <Alert title={t(`board.signIn.${failure}`)} />}
      <label className={field.field}>
        {t('board.signIn.email')}
        <input
          ref={previousStep === undefined ? undefined : focusOnMount}
          className={field.input}
          type="text"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="email"
          autoComplete="username"
          required
        />
      </label>
      <label className={field.field}>
        {t('board.signIn.password')}
        <input
          className={field.input}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
      </label>
      {/* Without its script the browser would submit the form, with the password in the URL. */}
      <Button type={isHydrated ? 'submit' : 'button'} isBusy={isBusy}>
        {t(isBusy ? 'board.signIn.busy' : 'board.signIn.submit')}
      </Button>
    </form>
  )
}

function getPasswordProblem(error: unknown): Problem {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) return 'tooMany'
  return error.status === 400 || error.status === 401 ? 'refused' : 'failed'
}
