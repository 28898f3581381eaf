import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import { listPrintableSizes } from '@contract/custom-print/print-position'
import {
  PRINT_LIMITS,
  type PrintSpec,
  type SizeCounts,
  sumSizeCounts,
} from '@contract/custom-print/print-spec'
import { NumberField } from '@/ui/fields/number-field'
import { useProofTexts } from '../proof/use-proof-texts'
import { usePressTexts } from '../use-press-texts'
import styles from './reorder-form.module.css'

type ReorderSizesProps = { spec: PrintSpec; counts: SizeCounts; onChange: (counts: SizeCounts) => void }

/** How many shirts of each size, and which sizes the print is too wide for. */
export function ReorderSizes({ spec, counts, onChange }: ReorderSizesProps) {
  const { t } = useProofTexts()
  const { t: tPress } = usePressTexts()
  const sizes = listPrintableSizes(spec)
  const tooSmall = SHIRT_SIZES.filter((size) => !sizes.includes(size))
  return (
    <>
      <fieldset className={styles.counts}>
        <legend>{tPress('press.sizes')}</legend>
        {sizes.map((size) => (
          <NumberField
            key={size}
            label={size}
            value={counts[size]}
            min={0}
            max={counts[size] + PRINT_LIMITS.pieces.max - sumSizeCounts(counts)}
            onChange={(count) => onChange({ ...counts, [size]: count })}
          />
        ))}
      </fieldset>
      {tooSmall.length === 0 ? null : <p>{t('proof.reorder.tooWide', { sizes: tooSmall.join(', ') })}</p>}
    </>
  )
}
