import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SHIRT_COLOURS } from '@print-kernel/colour'
import { MM_PER_INCH } from '@print-kernel/units'
import { clamp, heightOf } from '@contract/custom-print/print-position'
import { SCREENS } from '@contract/custom-print/screens'
import type { Printed } from './editor-state'
import styles from './loupe.module.css'
import { mixOf } from '../shirt/print-style'
import { showPixels } from './print-canvas'
import type { Look } from './stage'
import { stepOf } from './key-step'
import type { BenchActions } from './use-editor'
import { usePressTexts } from '../use-press-texts'
import { usePrintedJob } from './use-render-spec'

/** CSS px of one mm, five times as large as life, and of the window. */
const PX_PER_MM = (96 / MM_PER_INCH) * 5
const WINDOW = { width: 300, height: 200 }

/** What the loupe shows, in mm. */
export const LOOKED = { width: WINDOW.width / PX_PER_MM, height: WINDOW.height / PX_PER_MM } as const

type LoupeProps = { bench: Printed; actions: BenchActions; look: Look; onLook: (look: Look) => void }

/** A part of the print five times as large as life: the dots as the press prints them. */
export function Loupe({ bench, actions, look, onLook }: LoupeProps) {
  const { t } = usePressTexts()
  const { job, aspect } = bench
  const canvas = useRef<HTMLCanvasElement>(null)
  const printed = usePrintedJob(job)
  useEffect(() => {
    if (aspect === undefined) return
    const scale = PX_PER_MM * devicePixelRatio
    const size = { width: Math.round(LOOKED.width * scale), height: Math.round(LOOKED.height * scale) }
    const region = {
      left: Math.round(look.x * scale - size.width / 2),
      top: Math.round(look.y * scale - size.height / 2),
      ...size,
      scale,
    }
    actions.look('loupe', printed, region, ({ tile, pixels }) => showPixels(canvas.current, tile, pixels))
  }, [actions, look, aspect, printed])

  function press(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step === undefined || step.width !== 0) return
    event.preventDefault()
    onLook({
      x: clamp(look.x + step.x, 0, job.width),
      y: clamp(look.y + step.y, 0, heightOf(job.width, aspect ?? 1)),
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
      onKeyDown={press}
    >
      <div className={styles.cotton} style={{ background: SHIRT_COLOURS[job.shirt] }}>
        <canvas ref={canvas} style={{ mixBlendMode: mixOf(bench) }} aria-hidden="true" />
      </div>
      <p>
        {job.method === 'dtg'
          ? t('press.loupeDtg')
          : t('press.loupe', { ruling: job.ruling, mesh: SCREENS[job.ruling].mesh })}
      </p>
    </div>
  )
}
