import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { PrivacySection } from '@/sections/privacy/privacy-section'
import { getPart, getTitle, renderInLanguage } from '../section-support'

describe('privacy', () => {
  it('has the parts Privacy and Privacy Policy [10] [123]', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(getTitle()).toHaveTextContent('Privacy Policy')
    expect(screen.getByRole('heading', { name: 'Privacy', level: 2 })).toBeInTheDocument()
  })

  it('says that the service is not for children under 13 [283]', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(getPart('Children')).toHaveTextContent('Our service is not for children under 13.')
  })

  it('names who is responsible', async () => {
    await renderInLanguage('fr', <PrivacySection />)
    expect(getPart('Qui est responsable')).toHaveTextContent(
      `Atelier Steinbock, Musterstrasse 1, 7000 Chur. Écrivez à ${STUDIO_PLACEHOLDERS.email}`,
    )
  })

  it('lets its reader write to the studio at once', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(
      within(getPart('Who is responsible')).getByRole('link', { name: STUDIO_PLACEHOLDERS.email }),
    ).toHaveAttribute('href', `mailto:${STUDIO_PLACEHOLDERS.email}`)
  })
})
