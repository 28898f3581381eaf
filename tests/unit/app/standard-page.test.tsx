import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FocusHeadingOnNavigation, StandardPage } from '@/app/standard-page'
import { CONTENT_ID } from '@/ui/skip-link'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'

function show() {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order', key: 'default' }]}>
      <Link to="/product/skull">Skull</Link>
      <Link to="/product/skull?lang=de">Deutsch</Link>
      <main id={CONTENT_ID}>
        <h1>Heading</h1>
      </main>
      <FocusHeadingOnNavigation />
    </MemoryRouter>,
  )
  const press = (name: string) => {
    const link = screen.getByRole('link', { name })
    link.focus()
    fireEvent.click(link)
    return link
  }
  return { heading: screen.getByRole('heading'), press }
}

describe('the keyboard’s place', () => {
  it('stays where the browser puts it on the first page', () => {
    expect(show().heading).not.toHaveFocus()
  })

  it('is the heading of a page that was opened by a link, and not again where only its query changes', () => {
    const { heading, press } = show()
    press('Skull')
    expect(heading).toHaveFocus()
    expect(press('Deutsch')).toHaveFocus()
    press('Skull')
    expect(heading).not.toHaveFocus()
  })
})

it.each([
  ['a visitor of a shirt sees the notice of cookies', '/product/donuts', 1],
  ['the studio at work sees no notice of cookies', '/admin', 0],
])('%s [S12]', async (_, path, count) => {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  await renderShop(<StandardPage />, path)
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryAllByRole('region', { name: 'Cookies' })).toHaveLength(count)
})
