import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { joinClassNames } from './class-names'

type Variant = 'primary' | 'secondary'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  /** Whether a request is running. The button keeps its focus and size, and ignores clicks. */
  isBusy?: boolean
}

export function Button({ variant = 'primary', isBusy = false, className, children, ...rest }: ButtonProps) {
  const blocked = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: preventClick } : {}
  return (
    <button type="button" {...rest} {...blocked} className={getButtonClass(variant, isBusy, className)}>
      <span className={styles.label}>{children}</span>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant }

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={getButtonClass(variant, false, className)} />
}

function preventClick(event: MouseEvent) {
  event.preventDefault()
}

function getButtonClass(variant: Variant, isBusy: boolean, className: string | undefined): string {
  return joinClassNames(
    styles.button,
    variant === 'secondary' && styles.secondary,
    isBusy && styles.busy,
    className,
  )
}
