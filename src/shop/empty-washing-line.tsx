import styles from './empty-washing-line.module.css'

/** Positions on the sagging line, in percent of its width and height. */
const PEGS = [6, 18, 30, 42, 56, 68, 80, 92].map((left) => ({ left, top: 4 * left * (1 - left / 100) }))

export function EmptyWashingLine() {
  return (
    <div className={styles.line} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 0Q50 200 100 0" />
      </svg>
      {PEGS.map(({ left, top }) => (
        <span key={left} style={{ left: `${left}%`, top: `${top}%` }} />
      ))}
    </div>
  )
}
