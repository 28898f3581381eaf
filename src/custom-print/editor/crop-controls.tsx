import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type Crop,
  CROP_SIDES,
  NO_CROP,
  omitEmptyCrop,
  OPPOSITE_SIDES,
  PRINT_LIMITS,
} from '@contract/custom-print/print-spec'
import fields from '@/ui/fields/compact-field.module.css'
import { NumberField } from '@/ui/fields/number-field'
import { joinClassNames } from '@/ui/class-names'
import { DRAG_THRESHOLD_PX } from '@/lib/drag-threshold'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'
import styles from './artwork-card.module.css'
import { ArtworkPicture } from './artwork-picture'
import type { ControlsProps } from './controls'
import { type CropSide, dragCrop, findGrabbedSides, growCrop } from './drag-crop'
import { getKeyStep } from './key-step'
import stage from './stage.module.css'

/** In thousandths of the picture: a step of the arrow keys, and of + and − at each side. */
const MOVE_STEP = 5
const GROW_STEP = 2

/** What cuts parts of the drawing away: a frame around what stays, by pointer and keys, and a number for each side. */
export function CropControls({ editing, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  const crop = editing.spec.crop ?? NO_CROP
  const changeCrop = (changes: Partial<Crop>) => onChange({ crop: omitEmptyCrop({ ...crop, ...changes }) })
  return (
    <div className={layout.column}>
      <div className={styles.whole}>
        <ArtworkPicture picture={editing.picture} />
        <CropFrame crop={crop} onChange={changeCrop} />
      </div>
      <p>{t('press.crop.keys')}</p>
      <div className={joinClassNames(fields.fields, styles.sides)}>
        {CROP_SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`press.crop.${side}`)}
            value={crop[side]}
            unit={10}
            min={0}
            max={PRINT_LIMITS.crop.max - crop[OPPOSITE_SIDES[side]]}
            onChange={(share) => changeCrop({ [side]: share })}
          />
        ))}
      </div>
    </div>
  )
}

type Drag = { pointer: number; x: number; y: number; sides: readonly CropSide[] }

/** While it is dragged only the frame moves: the print is cut when it is let go. */
function CropFrame({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const { t } = usePressTexts()
  const drag = useRef<Drag>(null)
  const [dragged, setDragged] = useState<Crop>()
  const { left, top, right, bottom } = dragged ?? crop

  /** Returns what is dragged; undefined for another pointer. A tap leaves the crop as it is. */
  function dragTo({ pointerId, clientX, clientY, currentTarget }: PointerEvent): Crop | undefined {
    const from = drag.current
    const whole = currentTarget.parentElement?.getBoundingClientRect()
    if (from?.pointer !== pointerId || whole === undefined) return undefined
    const [x, y] = [clientX - from.x, clientY - from.y]
    if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return crop
    return dragCrop(crop, from.sides, (x / whole.width) * 1000, (y / whole.height) * 1000)
  }

  function end(event: PointerEvent) {
    const next = dragTo(event)
    if (next === undefined) return
    drag.current = null
    setDragged(undefined)
    if (event.type === 'pointerup' && next !== crop) onChange(next)
  }

  function changeByKey(event: KeyboardEvent) {
    const step = getKeyStep(event)
    if (step === undefined) return
    event.preventDefault()
    onChange(
      step.width === 0
        ? dragCrop(crop, CROP_SIDES, step.x * MOVE_STEP, step.y * MOVE_STEP)
        : growCrop(crop, step.width * GROW_STEP),
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and the pointer change the crop
    <div
      className={stage.frame}
      style={{ inset: [top, right, bottom, left].map((share) => `${share / 10}%`).join(' ') }}
      role="group"
      aria-label={t('press.crop.group', {
        width: ((1000 - left - right) / 10).toFixed(1),
        height: ((1000 - top - bottom) / 10).toFixed(1),
      })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys change the crop
      tabIndex={0}
      onKeyDown={changeByKey}
      onPointerDown={(event) => {
        // Another finger leaves the drag to the first.
        if (event.button !== 0 || drag.current !== null) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const box = event.currentTarget.getBoundingClientRect()
        const sides = findGrabbedSides(box, event.clientX - box.left, event.clientY - box.top)
        drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, sides }
      }}
      onPointerMove={(event) => {
        const next = dragTo(event)
        if (next !== undefined) setDragged(next)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
