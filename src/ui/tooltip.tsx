import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClassNames } from './class-names'
import styles from './tooltip.module.css'

/** Until it shows, so that a pointer that only passes opens none. */
const DELAY_MS = 100

type TooltipProps = {
  label: string
  side?: 'below' | 'above' | 'right'
  children: ReactNode
}

/** Shows a control's label 100 ms after the mouse or the keyboard focus enters it; never on touch. */
export function Tooltip({ label, side = 'below', children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const openTooltip = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(true), DELAY_MS)
  }
  const closeTooltip = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <span
      role="presentation"
      className={styles.anchor}
      onPointerEnter={(event: PointerEvent) => (event.pointerType === 'touch' ? undefined : openTooltip())}
      onPointerLeave={closeTooltip}
      onPointerDown={closeTooltip}
      onFocus={(event) => (event.target.matches(':focus-visible') ? openTooltip() : undefined)}
      onBlur={closeTooltip}
      onKeyDown={(event: KeyboardEvent) => (event.key === 'Escape' ? closeTooltip() : undefined)}
    >
      {children}
      {isOpen ? (
        <span role="tooltip" className={joinClassNames(styles.tip, styles[side])}>
          {label}
        </span>
      ) : null}
    </span>
  )
}
