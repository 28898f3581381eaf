import type { Severity } from '@contract/custom-print/preflight-codes'
import styles from './severity-icon.module.css'

/** The icons differ in shape and not only in colour. */
const SHAPES: Record<Severity, { ground: string; line: string }> = {
  tick: { ground: 'M1 1h22v22H1z', line: 'M5 12l5 5 9-10' },
  warning: { ground: 'M12 1 24 22.500H0z', line: 'M12 8v7M12 17.500v3' },
  note: { ground: '', line: 'M2 2h20v20H2zM12 8v8M8 12h8' },
  refusal: { ground: 'M7 1h10l6 6v10l-6 6H7l-6-6V7z', line: 'M7 7l10 10M17 7 7 17' },
}

export function SeverityIcon({ severity, label }: { severity: Severity; label: string }) {
  const { ground, line } = SHAPES[severity]
  return (
    <svg className={styles.icon} data-severity={severity} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={ground} />
      <path d={line} />
    </svg>
  )
}
