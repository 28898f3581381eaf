import { type ChangeEvent, type ReactNode, useEffect } from 'react'
import type { ArtworkChoice } from '../editor-state'
import styles from './file-input.module.css'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/svg+xml,.jpg,.jpeg,.png,.webp,.svg'

type FileInputProps = {
  onChoose: (artwork: ArtworkChoice) => void
  className?: string | undefined
  children: ReactNode
}

/** A label that contains a file input. */
export function FileInput({ onChoose, className, children }: FileInputProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file) onChoose({ file, name: file.name })
    // Emptied, so that choosing the same file again after it was removed is a change.
    currentTarget.value = ''
  }
  return (
    <label className={className}>
      <input type="file" className={styles.file} accept={ACCEPTED} onChange={choose} />
      {children}
    </label>
  )
}

/** Takes a file that was chosen before the page could: the field has kept it, and says so once more. */
export function useEarlyFile(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
      if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
}

/**
 * Takes files that are dropped anywhere on the page or pasted. Without `onChoose` they are ignored. The browser
 * never opens a dropped file itself.
 */
export function useDroppedAndPastedFiles(onChoose: ((artwork: ArtworkChoice) => void) | undefined): void {
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const file = data?.files[0]
      if (file === undefined) return
      event.preventDefault()
      onChoose?.({ file, name: file.name })
    }
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer)
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('drop', onDrop)
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('paste', onPaste)
    }
  }, [onChoose])
}
