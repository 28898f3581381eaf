import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@contract/site/language'
import { TermsSection } from '@/sections/terms/terms-section'
import { getPart, getTitle, renderInLanguage } from '../section-support'

describe('terms', () => {
  it('are the terms of use (EULA) [10] [123]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(getTitle()).toHaveTextContent('Terms & Conditions')
    expect(screen.getByRole('heading', { name: 'Terms of Use (EULA)' })).toBeInTheDocument()
  })

  it.each(LANGUAGES)('say in %s that they were updated on 16-02-24 [284]', async (language) => {
    await renderInLanguage(language, <TermsSection />)
    expect(screen.getByText(/16-02-24/)).toBeInTheDocument()
  })

  it('are governed by Swiss law, the English version being the binding one [285]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(getPart('Law and language')).toHaveTextContent('governed by Swiss law')
    expect(getPart('Law and language')).toHaveTextContent(
      'The English version of these terms is the binding one',
    )
  })

  it.each([
    ['de', 'Recht und Sprache', 'das Recht der Schweiz'],
    ['fr', 'Droit et langue', 'droit en vigueur en Suisse'],
    ['it', 'Diritto e\u00a0lingua', 'diritto vigente in Svizzera'],
  ] as const)('fill in the country in %s [286]', async (language, heading, text) => {
    await renderInLanguage(language, <TermsSection />)
    expect(getPart(heading)).toHaveTextContent(text)
    expect(document.body).not.toHaveTextContent('{{')
  })

  it.each([
    ['en', 'Returns and faults', 'within 14 days of delivery'],
    ['de', 'Rückgabe und Mängel', 'innert 14 Tagen nach der Lieferung'],
    ['fr', 'Retours et défauts', 'dans les 14 jours suivant la livraison'],
    ['it', 'Resi e\u00a0difetti', 'entro 14 giorni dalla consegna'],
  ] as const)('name in %s the days in which goods can be returned', async (language, heading, text) => {
    await renderInLanguage(language, <TermsSection />)
    expect(getPart(heading)).toHaveTextContent(text)
  })

  it('state the subscription as well [282]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(getPart('Premium subscription')).toHaveTextContent(
      /1 year .*4\.99 US dollars plus taxes.*24 hours before/,
    )
  })
})
