import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { LANGUAGES } from '@contract/site/language'
import { AboutSection } from '@/sections/about/about-section'
import { AppsSection } from '@/sections/apps/apps-section'
import { HomeSection } from '@/sections/home/home-section'
import { PrintingSection } from '@/sections/printing/printing-section'
import { PrivacySection } from '@/sections/privacy/privacy-section'
import { TermsSection } from '@/sections/terms/terms-section'
import { renderInLanguage } from './show-in'

const title = () => screen.getByRole('heading', { level: 1 })
/** The part of a page under one of its headings. */
const part = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement

describe('home', () => {
  it('welcomes, asks where to go, and leads to the six places [112]', async () => {
    await renderInLanguage('en', <HomeSection />)
    expect(title()).toHaveTextContent(/^Welcome to Atelier Steinbock$/)
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
    ['fr', /t-shirts .*sites et apps/],
    ['it', /magliette .*siti e app/],
  ] as const)(
    'says in one line what the studio does, and what the shop sells, in %s [U1]',
    async (language, work) => {
      await renderInLanguage(language, <HomeSection />)
      expect(screen.getByText(work)).toBeInTheDocument()
      expect(
        screen.getByRole('link', { name: /^(T-shirt.shop|Shop d[ei] (t-shirts|magliette))$/i }),
      ).toBeInTheDocument()
    },
  )

  it('does so in German too', async () => {
    await renderInLanguage('de', <HomeSection />)
    expect(title()).toHaveTextContent('Willkommen im Atelier Steinbock')
    expect(screen.getByRole('link', { name: 'Druckservice' })).toHaveAttribute('href', '/printing')
  })
})

describe('printing', () => {
  it('presents screen printing: one colour, at least 10 prints [2] [113] [204]', async () => {
    await renderInLanguage('en', <PrintingSection />)
    const screenPrinting = within(part('Screen printing'))
    expect(screenPrinting.getByText('One colour')).toBeInTheDocument()
    expect(screenPrinting.getByText('Minimum order: 10 prints')).toBeInTheDocument()
  })

  it('presents direct-to-garment printing: full colour, no minimum [3] [113] [204]', async () => {
    await renderInLanguage('en', <PrintingSection />)
    const dtg = within(part('Direct-to-garment printing (DTG)'))
    expect(dtg.getByText('Full colour')).toBeInTheDocument()
    expect(dtg.getByText('No minimum order')).toBeInTheDocument()
    expect(dtg.queryByText(/Minimum order: /)).toBeNull()
  })

  it.each([
    ['One shirt, as a present', 'No', 'Yes'],
    ['One strong ink that you can feel', 'Yes', 'No'],
  ])('says which one is for: %s', async (need, screenPrinting, dtg) => {
    await renderInLanguage('en', <PrintingSection />)
    const row = within(screen.getByRole('row', { name: new RegExp(need) }))
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([screenPrinting, dtg])
  })
})

describe('apps', () => {
  it('offers websites and mobile apps, priced on request [4] [114]', async () => {
    await renderInLanguage('en', <AppsSection />)
    expect(title()).toHaveTextContent('Web & App Development')
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
    const premium = part('Premium subscription')
    expect(premium).toHaveTextContent('runs for 1 year')
    expect(premium).toHaveTextContent('4.99 US dollars plus taxes')
    expect(premium).toHaveTextContent(
      'renews automatically unless you switch auto-renewal off at least 24 hours before the period ends',
    )
  })
})

describe('about', () => {
  it('tells the story in its eight parts, in order [7] [116]', async () => {
    await renderInLanguage('en', <AboutSection />)
    const story = within(screen.getByRole('region', { name: 'How it came about' }))
    expect(story.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'The printer',
      'The spark of instant printing',
      'The birth of a name',
      'From obsession to mastery',
      'The evolution in Bern',
      'Digital footprints and community ties',
      'A new chapter of innovation',
      'Focus',
    ])
  })

  it('says where the studio is, with a picture of the headquarters [9] [122]', async () => {
    await renderInLanguage('en', <AboutSection />)
    expect(screen.getByRole('img', { name: /headquarters in Chur/ })).toHaveAttribute(
      'src',
      '/media/headquarters.webp',
    )
    expect(screen.getByText('Headquarters').parentElement).toHaveTextContent('Musterstrasse 17000 Chur')
    expect(part('Come by, or write')).toHaveTextContent('there will be coffee')
    expect(screen.getByRole('link', { name: STUDIO_PLACEHOLDERS.email })).toHaveAttribute(
      'href',
      `mailto:${STUDIO_PLACEHOLDERS.email}`,
    )
  })
})

describe('privacy', () => {
  it('has the parts Privacy and Privacy Policy [10] [123]', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(title()).toHaveTextContent('Privacy Policy')
    expect(screen.getByRole('heading', { name: 'Privacy', level: 2 })).toBeInTheDocument()
  })

  it('says that the service is not for children under 13 [283]', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(part('Children')).toHaveTextContent('Our service is not for children under 13.')
  })

  it('names who is responsible', async () => {
    await renderInLanguage('fr', <PrivacySection />)
    expect(part('Qui est responsable')).toHaveTextContent(
      `Atelier Steinbock, Musterstrasse 1, 7000 Chur. Écrivez à ${STUDIO_PLACEHOLDERS.email}`,
    )
  })

  it('lets its reader write to the studio at once', async () => {
    await renderInLanguage('en', <PrivacySection />)
    expect(
      within(part('Who is responsible')).getByRole('link', { name: STUDIO_PLACEHOLDERS.email }),
    ).toHaveAttribute('href', `mailto:${STUDIO_PLACEHOLDERS.email}`)
  })
})

describe('terms', () => {
  it('are the terms of use (EULA) [10] [123]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(title()).toHaveTextContent('Terms & Conditions')
    expect(screen.getByRole('heading', { name: 'Terms of Use (EULA)' })).toBeInTheDocument()
  })

  it.each(LANGUAGES)('say in %s that they were updated on 16-02-24 [284]', async (language) => {
    await renderInLanguage(language, <TermsSection />)
    expect(screen.getByText(/16-02-24/)).toBeInTheDocument()
  })

  it('are governed by Swiss law, the English version being the binding one [285]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(part('Law and language')).toHaveTextContent('governed by Swiss law')
    expect(part('Law and language')).toHaveTextContent(
      'The English version of these terms is the binding one',
    )
  })

  it.each([
    ['de', 'Recht und Sprache', 'das Recht der Schweiz'],
    ['fr', 'Droit et langue', 'droit en vigueur en Suisse'],
    ['it', 'Diritto e lingua', 'diritto vigente in Svizzera'],
  ] as const)('fill in the country in %s [286]', async (language, heading, text) => {
    await renderInLanguage(language, <TermsSection />)
    expect(part(heading)).toHaveTextContent(text)
    expect(document.body).not.toHaveTextContent('{{')
  })

  it('state the subscription as well [282]', async () => {
    await renderInLanguage('en', <TermsSection />)
    expect(part('Premium subscription')).toHaveTextContent(
      /1 year .*4\.99 US dollars plus taxes.*24 hours before/,
    )
  })
})
