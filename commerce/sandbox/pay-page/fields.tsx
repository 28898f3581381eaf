import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Field, FormState, PayPageProps } from './form'
import { formatCardNumber } from './test-cards'
import type { PayPageTextKey } from './pay-page-texts'

type FieldProps = { page: PayPageProps; name: Field; label?: PayPageTextKey }

export function Input({
  page,
  name,
  label,
  ...attributes
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { typed, focus } = page.form
  return (
    <Labelled page={page} name={name} label={label ?? name}>
      <input
        {...attributes}
        id={name}
        name={name}
        defaultValue={name === 'number' ? formatCardNumber(typed.number ?? '') : typed[name]}
        {...getFieldProblem(page.form, name)}
        {...autoFocus(focus === name)}
      />
    </Labelled>
  )
}

export function Labelled({
  page: { form, t },
  name,
  label = name,
  children,
}: FieldProps & { children: ReactNode }) {
  const problem = form.problems?.[name]
  return (
    <div className="field">
      <label htmlFor={name}>{t(label)}</label>
      {children}
      {problem && (
        <p className="title" id={`${name}-problem`}>
          {t(problem)}
        </p>
      )}
    </div>
  )
}

export function getFieldProblem({ problems }: FormState, name: Field) {
  return problems?.[name] && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` }
}

/** After a form that did not pay, moves the focus to what the buyer has to do. */
export function autoFocus(isFocused: boolean) {
  return isFocused && { autoFocus: true }
}
