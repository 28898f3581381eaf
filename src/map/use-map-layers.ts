import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Point, SECTIONS } from '@/sections/registry'
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
    const stops = [
      frames.onFrame(draw),
      frames.player.add(
        ...[layer, ground].map(({ current }) => ({
          element: () => current,
          keyframe: (view: Camera) => ({ transform: layerTransform(view) }),
        })),
        {
          element: () => panels.current,
          keyframe: ({ zoom }) => ({ opacity: contentOpacity(zoom) }),
        },
        ...SECTIONS.map(({ labelAt }, i) => ({
          element: () => visibleLabel(labels.current, i),
          keyframe: (view: Camera) => ({ transform: labelTransform(labelAt, view) }),
        })),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [camera, frames, map, ground, layer, panels, labels])

  useEffect(
    () =>
      camera.onCut(() => {
        map.current?.animate({ opacity: [0, 1] }, { duration: 150 })
      }),
    [camera, map],
  )

  // The text of a section waits for the camera, which is there now.
  useEffect(
    () =>
      camera.onJump(() => {
        for (const animation of panels.current?.getAnimations?.({ subtree: true }) ?? [])
          if (animation instanceof CSSTransition) animation.finish()
      }),
    [camera, panels],
  )
}

function visibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

/** Labels keep their size, so each is moved by itself: only visible ones, and to whole px at rest. */
function placeLabels(labels: HTMLElement, view: Readonly<Camera>, size: Size, isMoving: boolean): void {
  for (let i = 0; i < SECTIONS.length; i++) {
    const [section, label] = [SECTIONS[i], visibleLabel(labels, i)]
    if (section && label)
      label.style.transform = labelTransform(section.labelAt, view, isMoving ? undefined : size)
  }
}

/** Relative to the middle of the map; on whole px of a screen where one is given. */
function labelTransform({ x, y }: Point, view: Readonly<Camera>, screen?: Size): string {
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  const [left, top] = [(x - view.x) * view.zoom, (y - view.y) * view.zoom]
  if (screen === undefined) return `translate(${left}px, ${top}px)`
  return `translate(${whole(left, screen.width)}px, ${whole(top, screen.height)}px)`
}
