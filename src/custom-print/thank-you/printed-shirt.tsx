import type { Ref } from 'react'
import { COLOURS } from '@contract/inks'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { buildPreviewPath } from '@contract/site/token-path'
import { PrintOnShirt } from '../proof/print-on-shirt'
import styles from './print-thank-you.module.css'
import { getPreviewAltValues } from '../proof/proof-facts'
import { useProofTexts } from '../proof/use-proof-texts'

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
  return (
    <PrintOnShirt
      className={styles.shirt}
      printed={request}
      src={buildPreviewPath(token)}
      alt={request === undefined ? '' : t('proof.picture', getPreviewAltValues(request, t))}
      shirt={shirt}
      print={print}
    >
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
    </PrintOnShirt>
  )
}
