import { useTranslation } from 'react-i18next'
import { FILM } from '@contract/video'
import { shopLanguage } from '@/i18n/shop-language'
import { PartErrorBoundary } from '@/layout/error-boundary'
import { SectionContent } from '../section-content'
import styles from './bonus-section.module.css'
import { VideoPlayer } from './video-player'

const SOURCES = [
  { src: `${FILM}.webm`, type: 'video/webm' },
  { src: `${FILM}.mp4`, type: 'video/mp4' },
]

const STILL = {
  src: `${FILM}.webp`,
  srcSet: `${FILM}-720.webp 720w, ${FILM}.webp 1280w`,
  small: `${FILM}-720.webp`,
}

/** The studio's short film. */
export function BonusSection() {
  const { t, i18n } = useTranslation()
  const captions = shopLanguage(i18n.language)
  return (
    <SectionContent title={t('bonus.title')}>
      <p>{t('bonus.lead')}</p>
      <div className={styles.film}>
        <PartErrorBoundary>
          <VideoPlayer
            still={STILL}
            sources={SOURCES}
            captions={{ src: `${FILM}.${captions}.vtt`, language: captions }}
          />
        </PartErrorBoundary>
      </div>
    </SectionContent>
  )
}
