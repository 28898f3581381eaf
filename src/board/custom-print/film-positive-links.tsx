import { useTranslation } from 'react-i18next'
import styles from './request-card.module.css'
import { getFilmPositiveUrl } from './custom-print-api'

type FilmPositiveLinksProps = { id: string; version: number | undefined }

/** Links to the film positive of a request: the PNG, or a PDF page in full size. */
export function FilmPositiveLinks({ id, version }: FilmPositiveLinksProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={styles.download} href={getFilmPositiveUrl(id, 'png', version)} download>
        {t('board.press.film')}
      </a>
      <a className={styles.download} href={getFilmPositiveUrl(id, 'pdf', version)} download>
        {t('board.press.filmPdf')}
      </a>
    </>
  )
}
