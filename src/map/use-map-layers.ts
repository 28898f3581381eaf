import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { SECTIONS } from '@/sections/registry'
import { type Camera, contentOpacity, layerTransform } from './camera'
import { useCamera, useFrames } from './use-camera'
import type { Size } from './world'

type Layers = {
  map: RefObject<HTMLElement | null>
  ground: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  panels: RefObject<HTMLElement | null>
  labels: RefObject<HTMLElement | null>
}

/** Measures the map for the camera, and moves the layers with it: one transform each, without React. */
export function useMapLayers({ map, ground, layer, panels, labels }: Layers): void {
  const camera = useCamera()
  const frames = useFrames()

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [camera, map])

  useLayoutEffect(() => {
    let opacity = -1
    const draw = () => {
      const transform = layerTransform(camera.view)
      if (layer.current) layer.current.style.transform = transform
      if (ground.current) ground.current.style.transform = transform
      if (map.current) map.current.toggleAttribute('data-moving', frames.isMoving)
      const next = contentOpacity(camera.view.zoom)
      if (next !== opacity && panels.current) panels.current.style.opacity = String((opacity = next))
      if (labels.current) placeLabels(labels.current, camera.view, camera.size, frames.isMoving)
    }
    return frames.onFrame(draw)
  }, [camera, frames, map, ground, layer, panels, labels])

  useEffect(
    () =>
      camera.onCut(() => {
        map.current?.animate({ opacity: [0, 1] }, { duration: 150 })
      }),
    [camera, map],
  )
}

/** Labels keep their size, so each is moved by itself: only visible ones, and to whole px at rest. */
function placeLabels(labels: HTMLElement, view: Camera, size: Size, isMoving: boolean): void {
  const whole = (value: number, half: number) => (isMoving ? value : Math.round(value + half) - half)
  for (let i = 0; i < SECTIONS.length; i++) {
    const [section, label] = [SECTIONS[i], labels.children[i]]
    if (section === undefined || !(label instanceof HTMLElement) || label.style.visibility === 'hidden')
      continue
    const x = (section.labelAt.x - view.x) * view.zoom
    const y = (section.labelAt.y - view.y) * view.zoom
    label.style.transform = `translate(${whole(x, size.width / 2)}px, ${whole(y, size.height / 2)}px)`
  }
}
