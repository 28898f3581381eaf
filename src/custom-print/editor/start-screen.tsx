import buttons from '@/ui/button.module.css'
import { joinClassNames } from '@/ui/class-names'
import { EmailLink } from '@/ui/email-link'
import type { EditorState, ArtworkChoice, EditingState } from '../editor-state'
import { FileInput } from './file-input'
import layout from '../page-layout.module.css'
import { SampleArtworks } from './sample-artworks'
import { Shirt } from '../shirt/shirt'
import shirt from '../shirt/shirt.module.css'
import { StartBackdrop } from './start-backdrop'
import styles from './start-screen.module.css'
import { usePressTexts } from '../use-press-texts'

type StartScreenProps = {
  editor: Exclude<EditorState, EditingState>
  onChoose: (artwork: ArtworkChoice) => void
}

/** The editor without artwork: ways to choose one, and why the last one was refused. */
export function StartScreen({ editor, onChoose }: StartScreenProps) {
  const { t } = usePressTexts()
  return (
    <div className={layout.halves}>
      <div className={layout.column}>
        <h1 className={styles.title}>{t('press.title')}</h1>
        <p className={layout.lead}>{t('press.lead')}</p>
        <noscript>
          <p>
            {t('press.needsScripts')} <EmailLink />
          </p>
        </noscript>
        <FileInput className={joinClassNames(buttons.button, layout.choose)} onChoose={onChoose}>
          {t('press.choose')}
        </FileInput>
        <p>
          {t('press.formats')}
          <br />
          <strong>{t('press.privacy')}</strong>
        </p>
        <div role="alert">
          {editor.status === 'rejected' ? (
            <p className={styles.refused}>
              <strong>{t(`press.refused.${editor.reason}`)}</strong> {t('press.refused.hint')}
            </p>
          ) : null}
        </div>
        <SampleArtworks onChoose={onChoose} />
      </div>
      <div className={joinClassNames(shirt.holder, styles.hinged)}>
        <StartBackdrop />
        <Shirt shirt="natural" side="front" isAlone className={shirt.shirt} />
        <FileInput className={styles.drop} onChoose={onChoose}>
          <span className={styles.dropTitle}>{t('press.drop')}</span>
          <span>{t('press.paste')}</span>
        </FileInput>
      </div>
    </div>
  )
}
