import type { Ref } from 'react'
import { COLOURS } from '@contract/print'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { getPrintStyle } from '../shirt/print-style'
import { Shirt } from '../shirt/shirt'
import { getShirtSide } from '../shirt/shirt-shape'
import { getPreviewCropStyle } from './preview-crop'
import { buildPreviewPath } from '@contract/site/token-path'
import styles from './print-thank-you.module.css'
import { getPreviewAltValues } from './proof-facts'
import { useProofTexts } from './use-proof-texts'

type PrintedShirtProps = {
  /** Undefined while loading: the shirt has no print then. */
  request: BuyerRequest | undefined
  token: string
  shirt: Ref<SVGSVGElement>
  print: Ref<HTMLImageElement>
}

/** The buyer's shirt on a washing line, with its print in place. */
export function PrintedShirt({ request, token, shirt, print }: PrintedShirtProps) {
  const { t } = useProofTexts()
  const spec = request?.job
  return (
    <div className={styles.shirt}>
      <Shirt
        ref={shirt}
        shirt={spec?.shirt ?? 'natural'}
        side={getShirtSide(spec?.place ?? 'front')}
        isAlone
      />
      {request === undefined ? null : (
        <span className={styles.print} style={getPrintStyle(toAspect(request))}>
          <img
            ref={print}
            style={getPreviewCropStyle(request)}
            src={buildPreviewPath(token)}
            alt={t('proof.picture', getPreviewAltValues(request, t))}
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

const toAspect = ({ job: spec, height }: BuyerRequest) => ({ spec, aspect: spec.width / height })
