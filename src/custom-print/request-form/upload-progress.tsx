import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './upload-progress.module.css'

type UploadProgressProps = {
  /** The uploaded share, from 0 to 1. At 1 the server reads the artwork for some seconds. */
  share: number | undefined
  /** The progress in words. */
  text: string
}

export function UploadProgress({ share, text }: UploadProgressProps) {
  return (
    <>
      {share === undefined ? null : <progress className={styles.progress} aria-label={text} value={share} />}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </>
  )
}
