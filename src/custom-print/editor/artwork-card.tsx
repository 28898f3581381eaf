import { useRef } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import { createLazyPart } from '@/ui/lazy-part'
import plain from '@/ui/unstyled-buttons.module.css'
import type { EditingState } from '../editor-state'
import styles from './artwork-card.module.css'
import { ArtworkPicture } from './artwork-picture'
import { FileInput } from './file-input'
import { LAZY_PARTS } from './lazy-parts'
import type { EditorActions } from './use-editor'
import { type PressTFunction, usePressTexts } from '../use-press-texts'

const CropControls = createLazyPart(async () => (await loadChunk('press-crop', LAZY_PARTS.crop)).CropControls)

type ArtworkCardProps = { editing: EditingState; actions: EditorActions }

/** The artwork that was chosen, with what replaces and removes it. */
export function ArtworkCard({ editing, actions }: ArtworkCardProps) {
  const { t } = usePressTexts()
  const cut = useRef<HTMLElement>(null)
  return (
    <section className={styles.card} aria-label={t('press.drawing')}>
      <ArtworkPicture picture={editing.picture} />
      <strong>{editing.name}</strong>
      <span role="status">{describeArtwork(editing, t)}</span>
      <span className={styles.actions}>
        <FileInput className={plain.textButton} onChoose={actions.chooseArtwork}>
          {t('press.replace')}
        </FileInput>
        <button type="button" className={plain.textButton} onClick={actions.removeArtwork}>
          {t('press.remove')}
        </button>
        {editing.spec.crop === undefined ? null : (
          <button
            type="button"
            className={plain.textButton}
            onClick={() => {
              // The button goes, and the focus of the keyboard would go with it.
              cut.current?.focus()
              actions.changeSpec({ crop: undefined })
            }}
          >
            {t('press.quickFix.uncrop')}
          </button>
        )}
      </span>
      <details>
        <summary ref={cut}>{t('press.crop')}</summary>
        <CropControls editing={editing} onChange={actions.changeSpec} />
      </details>
    </section>
  )
}

function describeArtwork({ artwork, name }: EditingState, t: PressTFunction): string {
  if (artwork === undefined) return t('press.reading', { name })
  const { width, height, isVector } = artwork
  return isVector ? t('press.vectorFile') : t('press.pixels', { width, height })
}
