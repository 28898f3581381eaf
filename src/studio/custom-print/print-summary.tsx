import { useTranslation } from 'react-i18next'
import { isMended, inCm, type Job } from '@contract/custom-print/print-spec'

/** What a request prints: ink, shirt, place and size in cm. */
export function PrintFacts({ job, height }: { job: Job; height: number }) {
  const { t } = useTranslation()
  const values = {
    ink: t(`studio.press.ink.${job.ink}`),
    shirt: t(`studio.press.shirt.${job.shirt}`),
    place: t(`studio.press.place.${job.place}`),
    width: inCm(job.width),
    height: inCm(height),
  }
  const where = { belowNeck: inCm(job.belowNeck), aside: inCm(Math.abs(job.fromMiddle)) }
  const side = job.fromMiddle === 0 ? 'middle' : job.fromMiddle < 0 ? 'left' : 'right'
  const { ruling, curve } = job
  const mendings = (['isThickened', 'isCleaned'] as const).filter((name) => job[name] && isMended(job))
  return (
    <>
      <p>{t(job.method === 'dtg' ? 'studio.press.printDtg' : 'studio.press.print', values)}</p>
      <p>{t(`studio.press.${side}`, where)}</p>
      {job.method === 'dtg' ? null : (
        <p>{t(curve === 0 ? 'studio.press.ruling' : 'studio.press.curve', { ruling, curve })}</p>
      )}
      {mendings.map((name) => (
        <p key={name}>{t(`studio.press.${name}`)}</p>
      ))}
    </>
  )
}
