import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { getBlendMode, needsOpaqueInk, SHIRT_COLOURS } from '@print-kernel/colour'
import type { Shirt } from '@contract/custom-print/print-spec'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/print'
import { Button } from '@/ui/button'
import { BANK_CARD_LIMITS_PX, BANK_CARD_MM, useScreenCalibration } from '@/ui/true-size/screen-calibration'
import fields from '../fields/field.module.css'
import { drawPixels } from './print-canvas'
import styles from './true-size.module.css'
import { usePressTexts } from '../use-press-texts'
import { useRenderSpec } from './use-render-spec'
import view from './preview-window.module.css'
import type { PreviewProps } from './preview-tabs'

/** More pixels than this look no finer, and are slow. */
const MAX_PIXELS = 12_000_000

/** The print in true size, in a box that scrolls. A bank card held to the screen calibrates the mm. */
export function TrueSize({ editing, actions }: PreviewProps) {
  const { t } = usePressTexts()
  const { spec, aspect = 1 } = editing
  const { cardPx, pxPerMm: perMm, measure } = useScreenCalibration()
  const [isMeasuring, setIsMeasuring] = useState(false)
  const height = computeHeightMm(spec.width, aspect)
  const printed = useRenderSpec(spec)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (isMeasuring) return
    const maxPxPerMm = Math.sqrt(MAX_PIXELS / (spec.width * height))
    const scale = Math.min(perMm * devicePixelRatio, maxPxPerMm)
    const size = { width: Math.round(spec.width * scale), height: Math.round(height * scale) }
    actions.renderRegion(
      'trueSize',
      printed,
      { left: 0, top: 0, ...size, pxPerMm: scale },
      ({ tile, pixels }) => drawPixels(canvas.current, tile, pixels),
    )
  }, [actions, printed, perMm, height, spec.width, isMeasuring])

  return (
    <>
      <div
        className={view.window}
        role="region"
        aria-label={t('press.trueSize.window')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it
        tabIndex={0}
        style={
          isMeasuring
            ? undefined
            : { background: SHIRT_COLOURS[spec.shirt], color: getRulerColour(spec.shirt) }
        }
      >
        {isMeasuring ? (
          <div
            className={styles.card}
            style={{ width: BANK_CARD_MM.width * perMm, height: BANK_CARD_MM.height * perMm }}
            data-bank-card
          />
        ) : (
          <>
            <p className={styles.centimetres} style={buildRulerStyle(spec.width, perMm)} aria-hidden="true" />
            <canvas
              ref={canvas}
              style={{
                width: spec.width * perMm,
                height: height * perMm,
                mixBlendMode: getBlendMode(spec),
              }}
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
              {...BANK_CARD_LIMITS_PX}
              value={cardPx}
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

/** Style of a ruler as wide as the print (mm), with a mark at each cm; `perMm` is in px. */
const buildRulerStyle = (width: number, perMm: number) =>
  ({ width: width * perMm, '--cm': `${perMm * 10}px` }) as CSSProperties

const getRulerColour = (shirt: Shirt) => (needsOpaqueInk(shirt) ? COLOURS.paper : COLOURS.forest)
