import { useState } from 'react'
import { CodeForm } from './code-form'
import { PasswordForm } from './password-form'
import type { SecondFactorChallenge } from './session'

type SignInStep =
  | { name: 'password'; after?: 'back' | 'over' }
  | { name: 'code'; waiting: SecondFactorChallenge }

/** Signs staff in by password and, if they have turned on a second factor, by a code. */
export function SignInForm() {
  const [step, setStep] = useState<SignInStep>({ name: 'password' })
  const returnAfter = (after: 'back' | 'over') => () => setStep({ name: 'password', after })

  if (step.name === 'password')
    return (
      <PasswordForm previousStep={step.after} onChallenge={(waiting) => setStep({ name: 'code', waiting })} />
    )
  return <CodeForm challenge={step.waiting} onBack={returnAfter('back')} onOver={returnAfter('over')} />
}
