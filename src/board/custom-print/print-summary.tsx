import { useTranslation } from 'react-i18next'
import { hasRepairs, formatCm, type PrintSpec } from '@contract/custom-print/print-spec'

/** What a request prints: ink, shirt, position, and size in cm. */
export function PrintSummary({ spec, height }: { spec: PrintSpec; height: number }) {
  const { t } = useTranslation()
  const values = {
    ink: t(`board.press.ink.${spec.ink}`),
    shirt: t(`board.press.shirt.${spec.shirt}`),
    place: t(`board.press.place.${spec.place}`),
    width: formatCm(spec.width),
    height: formatCm(height),
  }
  const where = { belowNeck: formatCm(spec.belowNeck), aside: formatCm(Math.abs(spec.fromMiddle)) }
  const side = spec.fromMiddle === 0 ? 'middle' : spec.fromMiddle < 0 ? 'left' : 'right'
  const { ruling, curve } = spec
  const mendings = (['isThickened', 'isCleaned'] as const).filter((name) => spec[name] && hasRepairs(spec))
  return (
    <>
      <p>{t(spec.method === 'dtg' ? 'board.press.printDtg' : 'board.press.print', values)}</p>
      <p>{t(`board.press.${side}`, where)}</p>
      {spec.method === 'dtg' ? null : (
        <p>{t(curve === 0 ? 'board.press.ruling' : 'board.press.curve', { ruling, curve })}</p>
      )}
      {mendings.map((name) => (
        <p key={name}>{t(`board.press.${name}`)}</p>
      ))}
    </>
  )
}
