import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '@contract/site/language'
import { MapLayout } from '@/layout/map-layout'
import { StandardLayout } from '@/layout/standard-layout'
import { AboutSection } from '@/sections/about/about-section'
import { AppsSection } from '@/sections/apps/apps-section'
import { BonusSection } from '@/sections/bonus/bonus-section'
import { HomeSection } from '@/sections/home/home-section'
import { PrintingSection } from '@/sections/printing/printing-section'
import { PrivacySection } from '@/sections/privacy/privacy-section'
import { TermsSection } from '@/sections/terms/terms-section'
import { createLanguageWrapper } from '../support/render-in-language'

const PAGES: [name: string, page: ReactElement][] = [
  ['home', <HomeSection key="home" />],
  ['printing', <PrintingSection key="printing" />],
  ['apps', <AppsSection key="apps" />],
  ['about', <AboutSection key="about" />],
  ['bonus', <BonusSection key="bonus" />],
  ['privacy', <PrivacySection key="privacy" />],
  ['terms', <TermsSection key="terms" />],
  ['the standard layout', <StandardLayout key="standard">hello</StandardLayout>],
]

describe('the served page', () => {
  it.each(PAGES)('%s takes over in the browser without a difference, in every language', async (_, page) => {
    for (const language of LANGUAGES) {
      const Wrapper = await createLanguageWrapper(language)
      const app = (
        <Wrapper>
          <MapLayout>{page}</MapLayout>
        </Wrapper>
      )
      const host = document.createElement('div')
      host.innerHTML = renderToString(app)
      document.body.append(host)
      const onRecoverableError = vi.fn()
      const root = await act(async () => hydrateRoot(host, app, { onRecoverableError }))
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(screen.getAllByRole('link').length).toBeGreaterThan(5)
      act(() => root.unmount())
      host.remove()
    }
  })
})
