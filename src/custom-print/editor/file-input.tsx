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

/**
 * Takes files that are dropped anywhere on the page or pasted, and one that was chosen before the page could take it.
 * Without `onChoose` they are ignored. The browser never opens a dropped file itself.
 */
export function useFiles(onChoose: ((artwork: ArtworkChoice) => void) | undefined): void {
  useEffect(() => {
    const take = (event: DragEvent | ClipboardEvent) => {
      const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
      const file = data?.files[0]
      if (!file) return
      event.preventDefault()
      onChoose?.({ file, name: file.name })
    }
    // A field keeps what is chosen, and says so once more.
    for (const field of document.querySelectorAll('input[type=file]'))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    const listening = new AbortController()
    document.addEventListener('drop', take, listening)
    document.addEventListener('paste', take, listening)
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
      },
      listening,
    )
    return () => listening.abort()
  }, [onChoose])
}
