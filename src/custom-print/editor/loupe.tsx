import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { getBlendMode, SHIRT_HEX_COLOURS } from '@print-kernel/colour'
import { MM_PER_INCH } from '@print-kernel/units'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { clamp } from '@contract/clamp'
import { SCREENS } from '@contract/custom-print/screens'
import buttons from '@/ui/button.module.css'
import { joinClassNames } from '@/ui/class-names'
import type { EditingState } from '../editor-state'
import styles from './loupe.module.css'
import { drawPixels } from './print-canvas'
import { getKeyStep } from './key-step'
import type { EditorActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import { useRenderSpec } from '../use-render-spec'

/** CSS px per mm in the loupe, which magnifies five times, and the size of its window in px. */
const PX_PER_MM = (96 / MM_PER_INCH) * 5
const WINDOW = { width: 300, height: 200 }

/** Size in mm of what the loupe shows. */
export const LOUPE_SIZE_MM = { width: WINDOW.width / PX_PER_MM, height: WINDOW.height / PX_PER_MM } as const

/** Centre of the loupe, in mm of the print. */
export type LoupePosition = { x: number; y: number }

type LoupeProps = {
  editing: EditingState
  actions: EditorActions
  loupePosition: LoupePosition
  onLoupeMove: (loupePosition: LoupePosition) => void
}

/** A part of the print magnified five times, with its dots as they will be printed. */
export function Loupe({ editing, actions, loupePosition, onLoupeMove }: LoupeProps) {
  const { t } = usePressTexts()
  const { spec, aspect } = editing
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const renderSpec = useRenderSpec(spec)
  useEffect(() => {
    if (aspect === undefined) return
    const scale = PX_PER_MM * devicePixelRatio
    const size = {
      width: Math.round(LOUPE_SIZE_MM.width * scale),
      height: Math.round(LOUPE_SIZE_MM.height * scale),
    }
    const region = {
      left: Math.round(loupePosition.x * scale - size.width / 2),
      top: Math.round(loupePosition.y * scale - size.height / 2),
      ...size,
      pxPerMm: scale,
    }
    actions.renderRegion('loupe', renderSpec, region, ({ tile, pixels }) => {
      drawPixels(canvas.current, tile, pixels)
      setDrawn(true)
    })
  }, [actions, loupePosition, aspect, renderSpec])

  function moveLoupeByKey(event: KeyboardEvent) {
    const step = getKeyStep(event)
    if (step === undefined || step.width !== 0) return
    event.preventDefault()
    onLoupeMove({
      x: clamp(loupePosition.x + step.x, 0, spec.width),
      y: clamp(loupePosition.y + step.y, 0, computeHeightMm(spec.width, aspect ?? 1)),
    })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the loupe
    <div
      className={styles.loupe}
      role="group"
      aria-label={t('press.loupeGroup')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the loupe
      tabIndex={0}
      onKeyDown={moveLoupeByKey}
    >
      <div
        className={joinClassNames(styles.cotton, !isDrawn && buttons.busy)}
        style={{ background: isDrawn ? SHIRT_HEX_COLOURS[spec.shirt] : '' }}
      >
        <canvas
          ref={canvas}
          hidden={!isDrawn}
          style={{ mixBlendMode: getBlendMode(spec) }}
          aria-hidden="true"
        />
        {isDrawn ? null : <span className={buttons.label}>{t('press.loupeWaiting')}</span>}
      </div>
      <p>
        {spec.method === 'dtg'
          ? t('press.loupeDtg')
          : t('press.loupe', { ruling: spec.ruling, mesh: SCREENS[spec.ruling].meshPerCm })}
      </p>
    </div>
  )
}
