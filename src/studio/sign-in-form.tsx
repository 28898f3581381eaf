import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { HttpError } from '@/lib/http'
import { useHydrated } from '@/lib/use-hydrated'
import field from './field.module.css'
import styles from './sign-in-form.module.css'
import { signIn } from './studio-session'

type ErrorCode = 'refused' | 'tooMany' | 'failed'
type SignInState = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; code: ErrorCode }

export function SignInForm() {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const [state, setState] = useState<SignInState>({ status: 'idle' })
  const isSending = state.status === 'sending'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = new FormData(event.currentTarget)
    setState({ status: 'sending' })
    try {
      await signIn(String(fields.get('email')), String(fields.get('password')))
    } catch (error) {
      setState({ status: 'failed', code: errorCodeOf(error) })
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{t('studio.signIn.title')}</h2>
      <p>{t('studio.signIn.text')}</p>
      {state.status === 'failed' ? <Alert title={t(`studio.signIn.${state.code}`)} /> : null}
      <label className={field.field}>
        {t('studio.signIn.email')}
        <input className={field.input} type="email" name="email" autoComplete="username" required />
      </label>
      <label className={field.field}>
        {t('studio.signIn.password')}
        <input
          className={field.input}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
      </label>
      {/* Before its script has come, the browser itself would send the form, with the password in the address. */}
      <Button type={isHydrated ? 'submit' : 'button'} busy={isSending}>
        {t(isSending ? 'studio.signIn.busy' : 'studio.signIn.submit')}
      </Button>
    </form>
  )
}

function errorCodeOf(error: unknown): ErrorCode {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) return 'tooMany'
  return error.status === 400 || error.status === 401 ? 'refused' : 'failed'
}
