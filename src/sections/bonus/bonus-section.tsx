import { useTranslation } from 'react-i18next'
import { VIDEO_PATH } from '@contract/site/video'
import { getShopLanguage } from '@/i18n/texts'
import { PartErrorBoundary } from '@/ui/errors/error-boundary'
import { SectionContent } from '../section-content'
import styles from './bonus-section.module.css'
import { VideoPlayer } from './video-player'

const SOURCES = [
  { src: `${VIDEO_PATH}.webm`, type: 'video/webm' },
  { src: `${VIDEO_PATH}.mp4`, type: 'video/mp4' },
]

const STILL = {
  src: `${VIDEO_PATH}.webp`,
  srcSet: `${VIDEO_PATH}-720.webp 720w, ${VIDEO_PATH}.webp 1280w`,
  small: `${VIDEO_PATH}-720.webp`,
}

/** The studio's short video. */
export function BonusSection() {
  const { t, i18n } = useTranslation()
  const captions = getShopLanguage(i18n.language)
  return (
    <SectionContent title={t('bonus.title')}>
      <p>{t('bonus.lead')}</p>
      <div className={styles.video}>
        <PartErrorBoundary>
          <VideoPlayer
            still={STILL}
            sources={SOURCES}
            captions={{ src: `${VIDEO_PATH}.${captions}.vtt`, language: captions }}
          />
        </PartErrorBoundary>
      </div>
    </SectionContent>
  )
}
