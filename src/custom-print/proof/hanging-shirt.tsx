import type { Ref } from 'react'
import { PRESS_PREVIEW_PATH } from '@contract/api-paths'
import { COLOURS } from '@contract/print'
import type { LinkedRequest } from '@contract/custom-print/buyer-request'
import { placeOnStage } from '../shirt/print-style'
import { Shirt } from '../shirt/shirt'
import { sideOf } from '../shirt/shirt-shape'
import { previewCut } from './preview-crop'
import styles from './print-thank-you.module.css'
import { printText } from './proof-facts'
import { useProofTexts } from './use-proof-texts'

type HangingShirtProps = {
  /** Undefined until it has come: the shirt is empty. */
  request: LinkedRequest | undefined
  token: string
  shirt: Ref<SVGSVGElement>
  print: Ref<HTMLImageElement>
}

/** The buyer's own shirt on the line, with its print where it lies. */
export function HangingShirt({ request, token, shirt, print }: HangingShirtProps) {
  const { t } = useProofTexts()
  const job = request?.job
  return (
    <div className={styles.shirt}>
      <Shirt ref={shirt} shirt={job?.shirt ?? 'natural'} side={sideOf(job?.place ?? 'front')} isAlone />
      {request === undefined ? null : (
        <span className={styles.print} style={placeOnStage(aspectOf(request))}>
          <img
            ref={print}
            style={previewCut(request)}
            src={`${PRESS_PREVIEW_PATH}?token=${encodeURIComponent(token)}`}
            alt={t('proof.picture', printText(request, t))}
          />
        </span>
      )}
      <svg className={styles.pegs} viewBox="0 0 100 100" aria-hidden="true">
        {[25.7, 71.2].map((x) => (
          <rect
            key={x}
            x={x}
            y={-1.5}
            width={5}
            height={13}
            rx={1}
            fill={COLOURS.clay}
            stroke={COLOURS.forest}
            strokeWidth={0.8}
          />
        ))}
      </svg>
    </div>
  )
}

const aspectOf = ({ job, height }: LinkedRequest) => ({ job, aspect: job.width / height })
