import type { LinkedRequest } from '@contract/press/linked-request'
import styles from './proof-page.module.css'
import { useDays } from './use-days'
import { useProofTexts } from './use-proof-texts'

/** How far an ordered print is, along the printed path. */
export function Stages({ stages }: Pick<NonNullable<LinkedRequest['order']>, 'stages'>) {
  const { t } = useProofTexts()
  const days = useDays()
  const next = stages.findIndex(({ at }) => at === null)
  return (
    <ol className={styles.stages} aria-label={t('proof.stages')}>
      {stages.map(({ stage, at }, index) => (
        <li
          key={stage}
          data-state={at === null ? 'open' : 'done'}
          aria-current={index === next ? 'step' : undefined}
        >
          <b>{t(`proof.stage.${stage}`)}</b>
          <span>{at === null ? t('proof.stageOpen') : days.moment(at)}</span>
        </li>
      ))}
    </ol>
  )
}
