import { type RefObject, useLayoutEffect } from 'react'
import { type Camera, getLayerTransform } from './camera'
import { getContentOpacity, getContentScale } from './zoom-levels'
import type { Poster } from './poster'
import { createLabelLayers, LabelLayout, placeLabels } from '../labels/label-transforms'
import { useCamera, useFrames } from './use-camera'

/**
 * In world px: the link to the next section is pinned where this much of the sheet's height shows; 40rem in
 * next-section-link.module.css.
 */
const MIN_HEIGHT_TO_PIN_PX = 640

type Layers = {
  map: RefObject<HTMLElement | null>
  background: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  panels: RefObject<HTMLElement | null>
  labels: RefObject<HTMLElement | null>
}

/** Moves the layers with the camera: one CSS transform each, without rendering React. */
export function useLayerTransforms({ map, background, layer, panels, labels }: Layers): void {
  const camera = useCamera()
  const frames = useFrames()

  useLayoutEffect(() => {
    let opacity = -1
    const layout = new LabelLayout()
    let poster: Poster | undefined
    const moveLayers = () => {
      const transform = getLayerTransform(camera.view)
      if (layer.current) layer.current.style.transform = transform
      if (background.current) background.current.style.transform = transform
      if (map.current) {
        map.current.toggleAttribute('data-moving', frames.isMoving)
        const shownPx = camera.size.height / getContentScale(camera.getSnapshot().zoomLevel)
        map.current.toggleAttribute('data-low', shownPx < MIN_HEIGHT_TO_PIN_PX)
      }
      const next = getContentOpacity(camera.view.scale)
      if (next !== opacity && panels.current) panels.current.style.opacity = String((opacity = next))
      if (labels.current === null) return
      layout.update(labels.current, camera.size)
      if (layout.poster !== poster) {
        poster = layout.poster
        if (map.current) showPoster(map.current, poster)
        if (poster === undefined) {
          // They were measured as the rows that they were until now.
          layout.forget()
          layout.update(labels.current, camera.size)
        }
        // Its labels go another way.
        frames.player.stop()
      }
      placeLabels(labels.current, camera.view, camera.size, layout, frames.isMoving)
    }
    const measureAgain = () => {
      layout.forget()
      frames.request()
    }
    document.fonts?.addEventListener('loadingdone', measureAgain)
    const stops = [
      () => document.fonts?.removeEventListener('loadingdone', measureAgain),
      frames.onFrame(moveLayers),
      frames.player.add(
        ...[layer, background].map(({ current }) => ({
          element: () => current,
          keyframe: (view: Camera) => ({ transform: getLayerTransform(view) }),
        })),
        {
          element: () => panels.current,
          keyframe: ({ scale }) => ({ opacity: getContentOpacity(scale) }),
        },
        ...createLabelLayers(
          () => labels.current,
          () => camera.size,
          layout,
        ),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [camera, frames, map, background, layer, panels, labels])
}

/** Has the map's styles compose the poster, or the map without one. */
function showPoster({ dataset, style }: HTMLElement, poster: Poster | undefined): void {
  if (poster === undefined) return void delete dataset['poster']
  const { scale, columns, row } = poster
  dataset['poster'] = `${columns}`
  style.setProperty('--poster-scale', `${scale}`)
  style.setProperty('--row-width', `${row.width}px`)
  style.setProperty('--row-height', `${row.height}px`)
}
