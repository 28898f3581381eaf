import { useEffect, useRef } from 'react'
import plain from '@/ui/unstyled-buttons.module.css'
import type { EditingState } from '../editor-state'
import styles from './artwork-card.module.css'
import { FileInput } from './file-input'
import type { EditorActions } from './use-editor'
import { type PressTFunction, usePressTexts } from '../use-press-texts'

type ArtworkCardProps = { editing: EditingState; actions: EditorActions }

/** The artwork that was chosen, with what replaces and removes it. */
export function ArtworkCard({ editing, actions }: ArtworkCardProps) {
  const { t } = usePressTexts()
  return (
    <section className={styles.card} aria-label={t('press.drawing')}>
      <Thumbnail file={editing.file} isRead={editing.artwork !== undefined} />
      <strong>{editing.name}</strong>
      <span role="status">{describeArtwork(editing, t)}</span>
      <span className={styles.actions}>
        <FileInput className={plain.textButton} onChoose={actions.chooseArtwork}>
          {t('press.replace')}
        </FileInput>
        <button type="button" className={plain.textButton} onClick={actions.removeArtwork}>
          {t('press.remove')}
        </button>
      </span>
    </section>
  )
}

/** Empty until the press has read the file: one that it refuses as too heavy would hold the browser for minutes. */
function Thumbnail({ file, isRead }: { file: Blob; isRead: boolean }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!isRead) return
    const url = URL.createObjectURL(file)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file, isRead])
  return <img ref={image} alt="" decoding="async" />
}

function describeArtwork({ artwork, name }: EditingState, t: PressTFunction): string {
  if (artwork === undefined) return t('press.reading', { name })
  const { width, height, isVector } = artwork
  return isVector ? t('press.vectorFile') : t('press.pixels', { width, height })
}
