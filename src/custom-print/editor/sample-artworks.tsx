import { joinClassNames } from '@/ui/class-names'
import buttons from '@/ui/unstyled-buttons.module.css'
import type { ArtworkChoice } from '../editor-state'
import layout from '../page-layout.module.css'
import styles from './sample-artworks.module.css'
import { usePressTexts } from '../use-press-texts'

const SAMPLES = [
  { name: 'ibex', file: 'ibex.svg' },
  { name: 'badge', file: 'badge.svg' },
  { name: 'photo', file: 'photo.webp' },
] as const

/** The studio's own artwork, for visitors who have none at hand. */
export function SampleArtworks({ onChoose }: { onChoose: (artwork: ArtworkChoice) => void }) {
  const { t } = usePressTexts()

  async function choose(file: string) {
    const answer = await fetch(`/media/press/${file}`)
    if (answer.ok) onChoose({ file: await answer.blob(), name: file })
  }

  return (
    <section className={joinClassNames(layout.column, styles.samples)}>
      <h2 className={layout.ruled}>{t('press.samples')}</h2>
      <ul>
        {SAMPLES.map(({ name, file }) => (
          <li key={name}>
            <button
              type="button"
              className={buttons.textButton}
              onClick={() => void choose(file).catch(console.error)}
            >
              <img src={`/media/press/${file}`} alt="" width={160} height={120} loading="lazy" />
              {t(`press.sample.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
