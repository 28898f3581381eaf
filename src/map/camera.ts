import type { Point } from '@/sections/registry'
import { type Size, WORLD } from './world'

/** What the screen shows: the world point at its centre and px on screen per world px. */
export type Camera = { x: number; y: number; zoom: number }

/** Zoom lives in whole tenths, so that 1 - 4 x 0.2 is exactly 0.2 (reading R27). */
export const MIN_TENTHS = 2
export const MAX_TENTHS = 20
export const START_TENTHS = 10
const STEP_TENTHS = 2

/** The ten steps of the colour bar, 0.2 to 2, in tenths. */
export const ZOOM_STEPS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] as const

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const zoomedIn = (tenths: number): number => Math.min(MAX_TENTHS, tenths + STEP_TENTHS)
export const zoomedOut = (tenths: number): number => Math.max(MIN_TENTHS, tenths - STEP_TENTHS)
export const zoomOf = (tenths: number): number => tenths / 10
const clampZoom = (zoom: number): number => clamp(zoom, zoomOf(MIN_TENTHS), zoomOf(MAX_TENTHS))

/** The whole tenth nearest to a zoom, as after a pinch. */
export const tenthsOf = (zoom: number): number => clamp(Math.round(zoom * 10), MIN_TENTHS, MAX_TENTHS)

/** Free pan: the visitor drags to move around (section 9: 0.4 and below). */
export const isFreePan = (tenths: number): boolean => tenths <= 4

/** Labels stand on the map by themselves at 0.6 and below (section 9). */
export const showsLabels = (tenths: number): boolean => tenths <= 6

/** The large enter icon, at 0.2 and below (section 9). */
export const showsEnterIcons = (tenths: number): boolean => tenths <= 2

/** A section can be read and used from 0.7 on; below, the map itself is what one uses. */
export const showsContent = (tenths: number): boolean => tenths >= 7

/** Wheel and touch do not scroll the page behind the map (section 2, reading R26). */
export const blocksPageScroll = (tenths: number, isPanning: boolean): boolean => tenths >= 7 && !isPanning

/** Which hint hangs from the map's edge; none outside free pan (reading R15). */
export function hintKey(tenths: number): 'hint.enter' | 'hint.freePan' | undefined {
  if (!isFreePan(tenths)) return undefined
  return showsEnterIcons(tenths) ? 'hint.enter' : 'hint.freePan'
}

/** How much of a section's content is seen while zooming: none at 0.6, all from 0.8 on. */
export const contentOpacity = (zoom: number): number => clamp((zoom - 0.6) / 0.2, 0, 1)

export function screenToWorld(camera: Camera, size: Size, point: Point): Point {
  return {
    x: camera.x + (point.x - size.width / 2) / camera.zoom,
    y: camera.y + (point.y - size.height / 2) / camera.zoom,
  }
}

export function worldToScreen(camera: Camera, size: Size, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.zoom + size.width / 2,
    y: (point.y - camera.y) * camera.zoom + size.height / 2,
  }
}

/** The camera after zooming so that the world point under a screen point (px) stays under it. */
export function zoomAbout(camera: Camera, size: Size, point: Point, zoom: number): Camera {
  const held = screenToWorld(camera, size, point)
  const next = clampZoom(zoom)
  return {
    x: held.x - (point.x - size.width / 2) / next,
    y: held.y - (point.y - size.height / 2) / next,
    zoom: next,
  }
}

/** The nearest point on the sheet: the camera's centre never rests off it. */
export function onSheet(point: Point): Point {
  return { x: clamp(point.x, 0, WORLD.width), y: clamp(point.y, 0, WORLD.height) }
}

/** How far beyond the sheet a drag may pull in world px: ever harder, like a sheet held by its edge. */
export function softened(value: number, length: number, give: number): number {
  const held = clamp(value, 0, length)
  const past = value - held
  return held + (past * give) / (Math.abs(past) + give)
}

/**
 * Where the camera rests in free pan for a wished centre: a sheet that fits lies in the middle of the screen,
 * a larger one fills it. At reading zoom the wish is kept.
 */
export function framed(wish: Point, tenths: number, size: Size): Point {
  if (!isFreePan(tenths)) return wish
  const zoom = zoomOf(tenths)
  return {
    x: framedAxis(wish.x, WORLD.width, size.width / zoom),
    y: framedAxis(wish.y, WORLD.height, size.height / zoom),
  }
}

function framedAxis(wish: number, length: number, seen: number): number {
  const edge = Math.min(seen, length) / 2
  return clamp(wish, edge, length - edge)
}

/** The CSS transform that puts the world under the camera, for an element whose origin is the map's centre. */
export const layerTransform = ({ x, y, zoom }: Camera): string => `scale(${zoom}) translate(${-x}px, ${-y}px)`
