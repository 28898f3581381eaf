import { TEST_CARDS } from '../payment/cards'
import type { PayPageProps } from './form'

export function TestCards({ t }: Pick<PayPageProps, 't'>) {
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">{t('testCards')}</h2>
      <p>{t('testNote')}</p>
      <ul className="rows">
        {TEST_CARDS.map(({ number, label }) => (
          <li key={number}>
            <p className="text" id={label}>
              <strong>{formatCardNumber(number)}</strong>
              <span>{t(label)}</span>
            </p>
            <button
              className="button secondary"
              form="pay"
              name="use"
              value={number}
              aria-describedby={label}
            >
              {t('use')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function formatCardNumber(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
