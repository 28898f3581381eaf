import { describe, expect, it } from 'vitest'
import type { Camera } from '@/map/camera/camera'
import { levelToScale, scaleToLevel } from '@/map/camera/sheet-scale'
import { areEnterIconsVisible } from '@/map/camera/zoom-levels'
import { getRestPoint, type Size } from '@/map/camera/world'
import { createLabelLayers, LabelLayout } from '@/map/labels/label-transforms'
import { type SectionId, SECTIONS } from '@/sections/registry'

/** The French one of the apps with its enter icon, in px. */
const MAX_LABEL_PX = 310

/** Where the label of a section stands on a map of this size, in px from its left and its upper edge. */
function place(section: SectionId, camera: Camera, size: Size) {
  const layers = createLabelLayers(
    () => null,
    () => size,
    new LabelLayout(),
  )
  const label = layers[SECTIONS.findIndex(({ id }) => id === section)]
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(String(label?.keyframe(camera)['transform'])) ?? []
  // Its box begins 22 px left of its anchor; both are placed from the screen's middle.
  return { left: Number(x) + size.width / 2 - 22, middle: Number(y) + size.height / 2 }
}

/** How far from the screen's left edge, in px, the label of a section begins on a map of this width. */
function findLabelStart(
  width: number,
  cameraX: number,
  scale = 0.4,
  section: SectionId = 'printing',
): number {
  return place(section, { x: cameraX, y: 3215, scale }, { width, height: 836 }).left
}

describe('a label that the screen’s left edge would cut', () => {
  it('stands beside the controls, which would lie on its words', () => {
    for (const x of [1750, 2000, 2200]) expect(findLabelStart(1440, x)).toBe(80)
  })

  it('stands at the edge of a phone, which has no controls there', () => {
    for (const x of [600, 800, 1000]) expect(findLabelStart(390, x)).toBe(12)
  })

  it('is whole on a phone whose screen its island fills', () => {
    for (const { id, narrowFocus: focus } of SECTIONS)
      expect(findLabelStart(390, focus.x, 0.6, id)).toBeGreaterThanOrEqual(12)
  })

  it('is gone from a phone with its island, leaving no half a word at the edge of the next one', () => {
    for (const { id, labelPoint: labelAt, bounds } of SECTIONS)
      for (const { narrowFocus: focus } of SECTIONS)
        for (const scale of [0.2, 0.4, 0.6]) {
          const onPhone = (x: number) => (x - focus.x) * scale + 195
          const isGone = onPhone(bounds.x + bounds.width) <= 0 && onPhone(labelAt.x) < 0
          if (isGone) expect(findLabelStart(390, focus.x, scale, id)).toBeLessThanOrEqual(-MAX_LABEL_PX)
        }
  })

  it('leaves where its island is far away', () => {
    expect(findLabelStart(1440, 3000)).toBeLessThan(-200)
    expect(findLabelStart(390, 2000)).toBeLessThan(-200)
  })

  it('hangs below its island, not on it', () => {
    const size = { width: 390, height: 784 }
    for (const section of SECTIONS.filter(({ id }) => id === 'shop' || id === 'printing')) {
      const camera = { ...getRestPoint(section, size), scale: 0.6 }
      const foot = (section.bounds.y + section.bounds.height - camera.y) * camera.scale + size.height / 2
      expect(place(section.id, camera, size).middle).toBeCloseTo(foot)
    }
  })
})

describe('a label that the screen’s foot would cut', () => {
  const size = { width: 390, height: 784 }

  it('is whole where its section’s picture fills a phone', () => {
    for (const section of SECTIONS) {
      const { middle } = place(section.id, { ...getRestPoint(section, size), scale: 0.6 }, size)
      expect(middle + 16).toBeLessThan(size.height)
    }
  })

  it('leaves with its island', () => {
    expect(place('bonus', { x: 4248, y: 1000, scale: 0.6 }, size).middle - 16).toBeGreaterThan(size.height)
  })
})

describe('a label that is laid out where the whole sheet is in sight', () => {
  it.each([
    { width: 390, height: 784 },
    { width: 1280, height: 576 },
    { width: 1440, height: 836 },
  ])('does not jump when it gets its icon and is measured, on a map of $width x $height', (size) => {
    const layout = new LabelLayout()
    const layers = createLabelLayers(
      () => null,
      () => size,
      layout,
    )
    const scales = Array.from({ length: 500 }, (_, i) => levelToScale(3 - i / 500, size))
    const withIcons = scales.find((scale) => areEnterIconsVisible(scaleToLevel(scale, size))) ?? 0
    const getPlaces = () =>
      layers.map(({ keyframe }) => {
        const transform = String(keyframe({ x: 3000, y: 2000, scale: withIcons })['transform'])
        return transform.match(/-?[\d.]+(?=px)/g)?.map(Number) ?? []
      })
    const before = getPlaces()
    layout.moves = layers.map(() => ({ x: 60, y: -60 }))
    for (const [i, [x = 0, y = 0]] of getPlaces().entries())
      expect(Math.hypot(x - (before[i]?.[0] ?? 0), y - (before[i]?.[1] ?? 0))).toBeLessThan(2)
  })
})
