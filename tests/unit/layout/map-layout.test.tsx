import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotFoundMessage } from '@/layout/not-found-message'
import { MapLayout } from '@/layout/map-layout'
import { createLanguageWrapper } from '../support/render-in-language'

async function showCanvasFrame() {
  return render(<MapLayout zoom={<p>zoom</p>}>map</MapLayout>, { wrapper: await createLanguageWrapper('en') })
}

describe('the frame of the home view', () => {
  it('has an icon that leads to the terms [87]', async () => {
    await showCanvasFrame()
    const legal = screen.getByRole('navigation', { name: 'Legal' })
    expect(within(legal).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms')
  })

  it('has an icon that leads to the privacy policy [88]', async () => {
    await showCanvasFrame()
    const legal = screen.getByRole('navigation', { name: 'Legal' })
    expect(within(legal).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  })

  it('leads the keyboard past the header, straight to the content', async () => {
    await showCanvasFrame()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    )
  })

  it('can be closed the notice that there is no such page', async () => {
    render(<NotFoundMessage />, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('status')).toHaveTextContent('There is no page at this address.')
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
