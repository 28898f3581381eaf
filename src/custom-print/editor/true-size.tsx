import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { isOpaque, SHIRT_COLOURS } from '@print-kernel/colour'
import type { Shirt } from '@contract/custom-print/print-spec'
import { heightOf } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/print'
import { Button } from '@/layout/button'
import { CARD, CARD_BOUNDS, keepScreen, keptScreen, perMmOf } from './screen-calibration'
import fields from '../fields/field.module.css'
import { mixOf } from '../shirt/print-style'
import { showPixels } from './print-canvas'
import styles from './true-size.module.css'
import { usePressTexts } from '../use-press-texts'
import { usePrintedJob } from './use-render-spec'
import view from './preview-window.module.css'
import type { ViewProps } from './preview-tabs'

/** More pixels than so many are no finer to the eye, and slow. */
const MOST_PIXELS = 12_000_000

/** The print as large as it will be, in a window that is scrolled; how large a mm is, is told with a bank card. */
export function TrueSize({ bench, actions }: ViewProps) {
  const { t } = usePressTexts()
  const { job, aspect = 1 } = bench
  const [card, setCard] = useState(() => keptScreen(() => localStorage))
  const [isMeasuring, setIsMeasuring] = useState(false)
  const perMm = perMmOf(card)
  const height = heightOf(job.width, aspect)
  const printed = usePrintedJob(job)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (isMeasuring) return
    const finest = Math.sqrt(MOST_PIXELS / (job.width * height))
    const scale = Math.min(perMm * devicePixelRatio, finest)
    const size = { width: Math.round(job.width * scale), height: Math.round(height * scale) }
    actions.look('trueSize', printed, { left: 0, top: 0, ...size, scale }, ({ tile, pixels }) =>
      showPixels(canvas.current, tile, pixels),
    )
  }, [actions, printed, perMm, height, job.width, isMeasuring])

  function measure(value: number) {
    setCard(value)
    keepScreen(() => localStorage, value)
  }

  return (
    <>
      <div
        className={view.window}
        role="region"
        aria-label={t('press.trueSize.window')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it
        tabIndex={0}
        style={isMeasuring ? undefined : { background: SHIRT_COLOURS[job.shirt], color: ruleOn(job.shirt) }}
      >
        {isMeasuring ? (
          <div
            className={styles.card}
            style={{ width: CARD.width * perMm, height: CARD.height * perMm }}
            data-card
          />
        ) : (
          <>
            <p className={styles.centimetres} style={centimetres(job.width, perMm)} aria-hidden="true" />
            <canvas
              ref={canvas}
              style={{ width: job.width * perMm, height: height * perMm, mixBlendMode: mixOf(bench) }}
              aria-hidden="true"
            />
          </>
        )}
      </div>
      <div className={view.end}>
        <p>{t(isMeasuring ? 'press.trueSize.hold' : 'press.trueSize.hint')}</p>
        {isMeasuring ? (
          <label className={fields.field}>
            {t('press.trueSize.card')}
            <input
              type="range"
              {...CARD_BOUNDS}
              value={card}
              onChange={({ currentTarget }) => measure(Number(currentTarget.value))}
            />
          </label>
        ) : null}
        <Button variant="secondary" onClick={() => setIsMeasuring(!isMeasuring)}>
          {t(isMeasuring ? 'press.trueSize.done' : 'press.trueSize.measure')}
        </Button>
      </div>
    </>
  )
}

/** A ruler as wide as the print: a stroke each cm. */
const centimetres = (width: number, perMm: number) =>
  ({ width: width * perMm, '--cm': `${perMm * 10}px` }) as CSSProperties

const ruleOn = (shirt: Shirt) => (isOpaque(shirt) ? COLOURS.paper : COLOURS.forest)
