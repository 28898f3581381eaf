import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { AppsSection } from '@/sections/apps/apps-section'
import { getPart, getTitle, renderInLanguage } from '../section-support'

describe('apps', () => {
  it('offers websites and mobile apps, priced on request [4] [114]', async () => {
    await renderInLanguage('en', <AppsSection />)
    expect(getTitle()).toHaveTextContent('Web & App Development')
    expect(screen.getByRole('heading', { name: 'Websites' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Mobile apps' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Pricing on request' })).toBeInTheDocument()
  })

  it('presents the inventory app with a badge that leads to its store [5] [115]', async () => {
    await renderInLanguage('en', <AppsSection />)
    const app = within(document.querySelector('#inventory-app') as HTMLElement)
    expect(app.getByRole('heading', { level: 2 })).toHaveTextContent('The inventory app')
    expect(app.getByText(/For individuals and small businesses/)).toBeInTheDocument()
    expect(app.getByRole('link', { name: 'Get the inventory app in the app store' })).toHaveAttribute(
      'href',
      STUDIO_PLACEHOLDERS.appStoreUrl,
    )
  })

  it('states the subscription: 1 year, 4.99 dollars plus taxes, renewed unless off 24 hours before [282]', async () => {
    await renderInLanguage('en', <AppsSection />)
    const premium = getPart('Premium subscription')
    expect(premium).toHaveTextContent('runs for 1 year')
    expect(premium).toHaveTextContent('4.99 US dollars plus taxes')
    expect(premium).toHaveTextContent(
      'renews automatically unless you switch auto-renewal off at least 24 hours before the period ends',
    )
  })
})
