// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { createI18n } from '@/i18n/i18n'
import { loadAllTexts } from '@/i18n/texts'
import { usePressTexts } from '@/custom-print/use-press-texts'

function Title() {
  const { t } = usePressTexts()
  return <h1>{t('press.title')}</h1>
}

it('a page whose texts come by themselves speaks the language that is chosen later, too', async () => {
  const i18n = await createI18n('en', await loadAllTexts('en'), STUDIO_PLACEHOLDERS.name)
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense>
          <Title />
        </Suspense>
      </I18nextProvider>,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'Put it on the press' })).toBeVisible()
  for (const [language, title] of [
    ['de', 'Ab auf die Presse'],
    ['fr', 'Sous presse'],
    ['en', 'Put it on the press'],
  ] as const) {
    await act(async () => i18n.changeLanguage(language))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  }
})
