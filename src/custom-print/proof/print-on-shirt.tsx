import type { ReactNode, Ref } from 'react'
import type { BuyerProof } from '@contract/custom-print/buyer-request'
import { getPrintStyle } from '../shirt/print-style'
import { Shirt } from '../shirt/shirt'
import { getShirtSide } from '../shirt/shirt-shape'
import { getPreviewCropStyle } from './preview-crop'
import styles from './print-on-shirt.module.css'

type PrintOnShirtProps = {
  /** Undefined while loading: the shirt has no print then. */
  printed: Pick<BuyerProof, 'spec' | 'height'> | undefined
  src: string
  alt: string
  /** Says where the shirt stands, and how large. */
  className: string | undefined
  shirt?: Ref<SVGSVGElement>
  print?: Ref<HTMLImageElement>
  children?: ReactNode
}

/** A drawn shirt with its print in place, true to scale. */
export function PrintOnShirt({ printed, src, alt, className, shirt, print, children }: PrintOnShirtProps) {
  const spec = printed?.spec
  return (
    <div className={className}>
      <Shirt
        {...(shirt !== undefined && { ref: shirt })}
        className={styles.shirt}
        shirt={spec?.shirt ?? 'natural'}
        side={getShirtSide(spec?.place ?? 'front')}
        isAlone
      />
      {printed === undefined ? null : (
        <span
          className={styles.print}
          style={getPrintStyle({ spec: printed.spec, aspect: printed.spec.width / printed.height })}
        >
          <img ref={print} style={getPreviewCropStyle(printed)} src={src} alt={alt} />
        </span>
      )}
      {children}
    </div>
  )
}
