import { useTranslation } from 'react-i18next'
import type { PrintStage } from '@contract/orders/buyer-order'
import { joinClassNames } from '@/ui/class-names'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import styles from './production-stages.module.css'

type ProductionStagesProps = {
  stages: readonly { stage: PrintStage | 'ordered'; at: string | null }[]
  /** From stage to stage across a wide page, else down. */
  isAcross?: boolean
  /** The day by which the last stage is promised, 'YYYY-MM-DD' at the studio. */
  readyOn?: string | undefined
}

/** The stages of an order along the printed path. */
export function ProductionStages({ stages, isAcross = false, readyOn }: ProductionStagesProps) {
  const { t } = useTranslation()
  const { formatDay } = useDateFormatters()
  const next = stages.findIndex(({ at }) => at === null)
  return (
    <ol className={joinClassNames(styles.stages, isAcross && styles.across)} aria-label={t('order.stages')}>
      {stages.map(({ stage, at }, index) => (
        <li
          key={stage}
          data-state={at === null ? 'open' : 'done'}
          aria-current={index === next ? 'step' : undefined}
        >
          <b>{t(`order.stage.${stage}`)}</b>
          <span>
            {at !== null
              ? formatDay(at)
              : readyOn !== undefined && index === stages.length - 1
                ? t('order.stageBy', { date: formatDay(readyOn) })
                : index === next
                  ? t('order.stageNext')
                  : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
