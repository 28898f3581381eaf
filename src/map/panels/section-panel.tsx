import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { joinClassNames } from '@/ui/class-names'
import { EmailText } from '@/ui/email-text'
import { PartErrorBoundary } from '@/ui/errors/error-boundary'
import errors from '@/ui/errors/error-screen.module.css'
import { Icon } from '@/ui/icon'
import { getChunkErrorMessage } from '@/lib/lazy-chunk'
import type { Section } from '@/sections/registry'
import { useStudioProfile } from '@/site/use-studio-profile'
import position from './section-position.module.css'
import { getSectionPositionStyle } from './section-position'
import styles from './section-panel.module.css'
import { IslandPictureInPanel } from './island-picture-in-panel'
import { NextSectionLink } from './next-section-link'
import { useCamera } from '../camera/use-camera'
import { useSectionArrival } from './use-section-arrival'

type SectionPanelProps = {
  section: Section
  isOpen: boolean
  isUsable: boolean
}

/** A section's text in its column on the map. It is loaded when first opened, and inert unless open. */
export function SectionPanel({ section, isOpen, isUsable }: SectionPanelProps) {
  const { t } = useTranslation()
  const { email } = useStudioProfile()
  const camera = useCamera()
  const scroller = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState(() => ({ Content: createLazyContent(section), attempt: 0 }))
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)

  useEffect(
    () =>
      camera.onReset(() => {
        if (scroller.current) scroller.current.scrollTop = 0
      }),
    [camera],
  )

  const tryAgain = () =>
    setContent(({ attempt }) => ({ Content: createLazyContent(section), attempt: attempt + 1 }))
  const renderFailure = (error: unknown) => {
    const message = getChunkErrorMessage(error)
    return (
      <div role="alert" className={errors.text}>
        <Icon name="error" />
        <h2>{t('map.sectionFailed')}</h2>
        {message === undefined ? null : <p>{message}</p>}
        <p>
          <Button onClick={tryAgain}>{t('map.tryAgain')}</Button>
        </p>
        <p>
          <EmailText text={t('error.contact', { email })} />
        </p>
      </div>
    )
  }

  return (
    <section
      className={joinClassNames(styles.panel, position.column)}
      style={getSectionPositionStyle(section)}
      aria-label={t(section.labelKey)}
      data-section={section.id}
      data-open={isOpen}
      inert={!isOpen || !isUsable}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys must reach it */}
      <div ref={scroller} className={styles.scroller} tabIndex={isOpen ? 0 : -1} data-content={section.id}>
        {isWanted ? <IslandPictureInPanel section={section} /> : null}
        <div className={styles.text}>
          {isWanted ? (
            <PartErrorBoundary key={content.attempt} renderFallback={renderFailure}>
              <Suspense fallback={<p role="status">{t('loadingSection')}</p>}>
                <content.Content />
                <Arrival section={section} isOpen={isOpen} scroller={scroller} />
              </Suspense>
            </PartErrorBoundary>
          ) : null}
          {isWanted && section.id !== 'home' ? <NextSectionLink from={section} /> : null}
        </div>
      </div>
    </section>
  )
}

type ArrivalProps = Parameters<typeof useSectionArrival>[0]

/** Rendered beside the lazy content, so that its effects run once the content is there. */
function Arrival(props: ArrivalProps) {
  useSectionArrival(props)
  return null
}

/**
 * Returns a component that loads a section's content when first rendered.
 * Its failure is final: a retry needs a new component.
 */
export function createLazyContent(section: Section): ComponentType {
  return lazy(async () => ({ default: await section.load() }))
}
