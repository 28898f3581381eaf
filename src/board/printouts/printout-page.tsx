import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { Button } from '@/ui/button'
import styles from './printouts.module.css'

export type PrintoutsProps = { orders: BoardOrder[]; onBack: () => void }

type PrintoutPageProps = { title: string; isReady: boolean; onBack: () => void; children: ReactNode }

/** Printouts below a heading, with buttons to print and to go back. */
export function PrintoutPage({ title, isReady, onBack, children }: PrintoutPageProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.printouts}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.actions}>
        <Button disabled={!isReady} onClick={() => window.print()}>
          {t('board.printout.print')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('board.printout.back')}
        </Button>
      </div>
      {children}
    </section>
  )
}
