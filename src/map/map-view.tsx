import { type CSSProperties, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { LiveAnnouncer } from '@/ui/live-announcer'
import { sectionForPath, type SectionId, SECTIONS } from '@/sections/registry'
import { BackToSection } from './controls/back-to-section-button'
import { isFreePan, magnification, showsContent, START_ZOOM_LEVEL } from './camera/camera'
import { MapGround } from './map-background'
import { MapHint } from './controls/map-hint'
import { MapIslands } from './labels/island-links'
import { MapLabels } from './labels/map-labels'
import styles from './map-view.module.css'
import { PanButtons } from './controls/pan-buttons'
import place from './panels/section-position.module.css'
import { placeStyle } from './panels/section-position'
import { SectionPanel } from './panels/section-panel'
import { Thumbnail } from './controls/minimap'
import { useCameraSnapshot } from './camera/use-camera'
import { useSectionCamera } from './use-camera-navigation'
import { useMapInput } from './input/use-map-input'
import { useJumps } from './use-jump-effects'
import { useMapLayers } from './use-layer-transforms'
import { useMapSize } from './use-map-size'
import { useReadingState } from './use-hide-controls-while-reading'

/** The printed sheet and, above it, sections and labels; the path decides which section is open (section 2). */
export function MapView() {
  const { pathname } = useLocation()
  const { zoomLevel } = useCameraSnapshot()
  const map = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const labels = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState<SectionId>()
  useMapSize(map)
  useMapLayers({ map, ground, layer, panels, labels })
  useJumps({ map, panels })
  useSectionCamera()
  useMapInput(map)
  useReadingState(map, showsContent(zoomLevel))

  const open = sectionForPath(pathname)
  return (
    <LiveAnnouncer>
      <div
        ref={map}
        className={styles.map}
        style={{ '--fit': magnification(zoomLevel) } as CSSProperties}
        data-free-pan={isFreePan(zoomLevel) || undefined}
        data-zoom-level={zoomLevel}
      >
        <MapGround open={open} ground={ground} />
        <div ref={layer} className={classNames(styles.layer, place.camera)} style={placeStyle(open)}>
          <MapIslands onHover={setHovered} />
          <div ref={panels} className={styles.panels}>
            {SECTIONS.map((section) => (
              <SectionPanel
                key={section.id}
                section={section}
                isOpen={section === open}
                isUsable={showsContent(zoomLevel)}
              />
            ))}
          </div>
        </div>
        <MapLabels open={open} hovered={hovered} onHover={setHovered} labels={labels} />
        <MapHint />
        <BackToSection section={open} />
        <PanButtons />
        {/* Closer, words fill the screen. */}
        {zoomLevel > START_ZOOM_LEVEL ? null : <Thumbnail section={open} />}
      </div>
    </LiveAnnouncer>
  )
}
