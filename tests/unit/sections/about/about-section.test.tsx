import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { AboutSection } from '@/sections/about/about-section'
import { getPart, renderInLanguage } from '../section-support'

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
    expect(getPart('Come by, or write')).toHaveTextContent('there will be coffee')
    expect(screen.getByRole('link', { name: STUDIO_PLACEHOLDERS.email })).toHaveAttribute(
      'href',
      `mailto:${STUDIO_PLACEHOLDERS.email}`,
    )
  })
})
