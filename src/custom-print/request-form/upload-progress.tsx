import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './upload-progress.module.css'

type UploadProgressProps = {
  /** The uploaded share, from 0 to 1. At 1 the server reads the artwork for some seconds. */
  share: number | undefined
  /** The progress as a text. */
  said: string
}

export function UploadProgress({ share, said }: UploadProgressProps) {
  return (
    <>
      {share === undefined ? null : <progress className={styles.progress} aria-label={said} value={share} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
