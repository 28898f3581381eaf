import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import type { Section } from '@/sections/registry'
import styles from './back-to-section-button.module.css'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'

export function BackToSectionButton({ section }: { section: Section }) {
  const { t } = useTranslation()
  const camera = useCamera()
  const { isOffSection } = useCameraSnapshot()
  if (!isOffSection) return null
  return (
    <Button className={styles.back} onClick={() => camera.reset()}>
      {t('map.back', { section: t(section.labelKey) })}
    </Button>
  )
}
