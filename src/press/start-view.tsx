import buttons from '@/layout/button.module.css'
import { classNames } from '@/layout/class-names'
import { useStudio } from '@/lib/studio'
import type { Bench, Chosen, Printed } from './bench-state'
import { FileInput } from './file-input'
import styles from './press-page.module.css'
import { Samples } from './samples'
import { Shirt } from './shirt'
import { usePressTexts } from './use-press-texts'

type StartViewProps = {
  bench: Exclude<Bench, Printed>
  isReady: boolean
  onChoose: (chosen: Chosen) => void
}

/** Before a drawing lies on the bench: how to choose one, and why one was refused. */
export function StartView({ bench, isReady, onChoose }: StartViewProps) {
  const { t } = usePressTexts()
  const { email } = useStudio()
  return (
    <div className={styles.start}>
      <div className={styles.intro}>
        <h1>{t('press.title')}</h1>
        <p className={styles.lead}>{t('press.lead')}</p>
        {isReady ? (
          <FileInput className={classNames(buttons.button, styles.choose)} onChoose={onChoose}>
            {t('press.choose')}
          </FileInput>
        ) : (
          <noscript>
            <p>{t('press.noScript', { email })}</p>
          </noscript>
        )}
        <p>
          {t('press.formats')}
          <br />
          <strong>{t('press.privacy')}</strong>
        </p>
        <div role="status">
          {bench.status === 'reading' ? <p>{t('press.reading', { name: bench.name })}</p> : null}
        </div>
        <div role="alert">
          {bench.status === 'refused' ? (
            <p className={styles.refused}>
              <strong>{t(`press.refused.${bench.reason}`)}</strong> {t('press.refused.hint')}
            </p>
          ) : null}
        </div>
        {isReady ? <Samples onChoose={onChoose} /> : null}
      </div>
      <div className={styles.frameOnShirt}>
        <Shirt shirt="natural" side="front" className={styles.shirt} />
        {isReady ? (
          <FileInput className={styles.drop} onChoose={onChoose}>
            <span className={styles.dropTitle}>{t('press.drop')}</span>
            <span>{t('press.paste')}</span>
          </FileInput>
        ) : (
          <div className={styles.drop} />
        )}
      </div>
    </div>
  )
}
