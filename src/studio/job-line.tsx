import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board'
import styles from '@/board/printouts/printouts.module.css'

type Line = BoardOrder['lines'][number]

/** What is to be printed of one motif and size: both sides of it, how often, where and how. */
export function JobLine({ line: { name, size, quantity, image, print } }: { line: Line }) {
  const { t } = useTranslation()
  const pictures = [
    { side: 'front' as const, url: image },
    ...(print.back === '' ? [] : [{ side: 'back' as const, url: print.back }]),
  ]
  const facts = [print.side === null ? '' : t(`studio.print.side.${print.side}`), print.method]
  return (
    <div className={styles.job}>
      <div className={styles.pictures}>
        {pictures.map(({ side, url }) => (
          <img
            key={side}
            src={url}
            alt={t('studio.print.picture', { name, side: t(`studio.print.side.${side}`) })}
            width={400}
            height={400}
          />
        ))}
      </div>
      <p>
        {name}
        <b>{t('studio.order.line', { quantity, size })}</b>
        {facts.some(Boolean) ? <span className={styles.how}>{facts.filter(Boolean).join(', ')}</span> : null}
        {print.inks === '' ? null : (
          <span className={styles.how}>{t('studio.print.inks', { inks: print.inks })}</span>
        )}
      </p>
    </div>
  )
}
