import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HomeSection } from '@/sections/home/home-section'
import { getTitle, renderInLanguage } from '../section-support'

describe('home', () => {
  it('welcomes, asks where to go, and leads to the six places [112]', async () => {
    await renderInLanguage('en', <HomeSection />)
    expect(getTitle()).toHaveTextContent(/^Welcome to Atelier Steinbock$/)
    expect(screen.getByText(/Where would you like to go\?$/)).toBeInTheDocument()
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1Printing Services', '/printing'],
      ['2Web & App Development', '/apps'],
      ['3The inventory app', '/inventory-app'],
      ['4Contact & About', '/about'],
      ['5T-shirt shop', '/shop'],
      ['6The Printer Movie', '/bonus'],
    ])
  })

  it.each([
    ['en', /t-shirts .*websites and apps/],
    ['de', /T-Shirts .*Websites und Apps/],
    ['fr', /t-shirts .*sites et des apps/],
    ['it', /magliette .*siti e app/],
  ] as const)(
    'says in one line what the studio does, and what the shop sells, in %s [U1]',
    async (language, work) => {
      await renderInLanguage(language, <HomeSection />)
      expect(screen.getByText(work)).toBeInTheDocument()
      expect(
        screen.getByRole('link', { name: /^(T-shirt.shop|Boutique de t-shirts|Negozio di magliette)$/i }),
      ).toBeInTheDocument()
    },
  )

  it('does so in German too', async () => {
    await renderInLanguage('de', <HomeSection />)
    expect(getTitle()).toHaveTextContent('Willkommen im Atelier Steinbock')
    expect(screen.getByRole('link', { name: 'Druckservice' })).toHaveAttribute('href', '/printing')
  })
})
