import { useTranslation } from 'react-i18next'
import type { ShirtColour } from '@contract/custom-print/blanks'
import field from '@/ui/fields/field.module.css'
import type { ProofPriceField } from './proof-prices'
import styles from './request-card.module.css'

type ProofPriceFieldsProps = {
  fields: readonly ProofPriceField[]
  shirt: ShirtColour
  onChange: (key: string, text: string) => void
}

/** The unit prices of a proof, a field for each line. */
export function ProofPriceFields({ fields, shirt, onChange }: ProofPriceFieldsProps) {
  const { t } = useTranslation()
  const formatLineLabel = ({ kind, size, upTo }: ProofPriceField['line'], index: number) => {
    if (kind === 'shirt') return t('board.prices.shirt', { shirt: t(`colour.${shirt}`), size })
    if (kind === 'screen') return t('board.proof.screen')
    const from = (fields[index - 1]?.line.upTo ?? 0) + 1
    if (upTo !== null) return t('board.proof.printUpTo', { upTo })
    return from === 1 ? t('board.proof.print') : t('board.proof.printFrom', { from })
  }

  return fields.map(({ key, line, text, rappen }, index) => (
    <label key={key} className={styles.amount}>
      <span>{formatLineLabel(line, index)}</span>
      <b>{line.quantity} ×</b>
      <input
        className={field.input}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={rappen === undefined}
        value={text}
        onChange={({ target }) => onChange(key, target.value)}
      />
    </label>
  ))
}
