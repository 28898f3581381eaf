import { type CSSProperties, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { joinClassNames } from '@/ui/class-names'
import { LiveAnnouncer } from '@/ui/live-announcer'
import { findSectionByPath, type SectionId, SECTIONS } from '@/sections/registry'
import { BackToSectionButton } from './controls/back-to-section-button'
import { isFreePan, getContentScale, isContentVisible, START_ZOOM_LEVEL } from './camera/zoom-levels'
import { MapBackground } from './background/map-background'
import { MapHint } from './controls/map-hint'
import { IslandLinks } from './labels/island-links'
import { MapLabels } from './labels/map-labels'
import styles from './map-view.module.css'
import { PanButtons } from './controls/pan-buttons'
import position from './panels/section-position.module.css'
import { getSectionPositionStyle } from './panels/section-position'
import { SectionPanel } from './panels/section-panel'
import { useLostFocus } from './panels/use-lost-focus'
import { Minimap } from './controls/minimap'
import { useCameraSnapshot } from './camera/use-camera'
import { useCameraNavigation } from './camera/use-camera-navigation'
import { useMapInput } from './input/use-map-input'
import { useJumpEffects } from './camera/use-jump-effects'
import { useLayerTransforms } from './camera/use-layer-transforms'
import { useResizeCamera } from './camera/use-resize-camera'
import { useHideControlsWhileReading } from './controls/use-hide-controls-while-reading'
import { LazyVisitMarks } from './visits/lazy-visit-marks'

/** The printed sheet with sections and labels above it. The path decides which section is open. */
export function MapView() {
  const { pathname } = useLocation()
  const { zoomLevel } = useCameraSnapshot()
  const map = useRef<HTMLDivElement>(null)
  const background = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const labels = useRef<HTMLElement>(null)
  const [hoveredId, setHoveredId] = useState<SectionId>()
  useResizeCamera(map)
  useLayerTransforms({ map, background, layer, panels, labels })
  useJumpEffects({ map, panels })
  useCameraNavigation()
  useMapInput(map)
  useHideControlsWhileReading(map, isContentVisible(zoomLevel))
  useLostFocus(map)

  const openSection = findSectionByPath(pathname)
  return (
    <LiveAnnouncer>
      <div
        ref={map}
        className={styles.map}
        style={{ '--content-scale': getContentScale(zoomLevel) } as CSSProperties}
        data-free-pan={isFreePan(zoomLevel) || undefined}
        data-zoom-level={zoomLevel}
      >
        <MapBackground openSection={openSection} background={background} />
        <div
          ref={layer}
          className={joinClassNames(styles.layer, position.camera)}
          style={getSectionPositionStyle(openSection)}
        >
          <IslandLinks onHover={setHoveredId} />
          <div ref={panels} className={styles.panels}>
            {SECTIONS.map((section) => (
              <SectionPanel
                key={section.id}
                section={section}
                isOpen={section === openSection}
                isUsable={isContentVisible(zoomLevel)}
              />
            ))}
          </div>
          {/* An address without a page shows home, but nobody has visited it. */}
          <LazyVisitMarks
            openSection={findPageByPath(pathname) === 'notFound' ? undefined : openSection}
            labels={labels}
          />
        </div>
        <MapLabels openSection={openSection} hovered={hoveredId} onHover={setHoveredId} labels={labels} />
        <MapHint />
        <BackToSectionButton section={openSection} />
        <PanButtons />
        {/* Above zoom 1, the text fills the screen. */}
        {zoomLevel > START_ZOOM_LEVEL ? null : <Minimap section={openSection} />}
      </div>
    </LiveAnnouncer>
  )
}
