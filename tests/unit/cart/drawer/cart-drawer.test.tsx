import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { readStoredCart } from '../../support/render-shop'
import { openDrawer, summary, follows } from './open-drawer'

describe('the cart drawer', () => {
  it('opens by the cart icon, titled [93] [97]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    expect(drawer).toHaveAccessibleName('Shopping cart')
  })

  it.each(['Close cart', 'Continue Shopping'])('closes by %s [94] [96]', async (name) => {
    await openDrawer([buildCartLine()])
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes by its backdrop [95]', async () => {
    await openDrawer([buildCartLine()])
    await userEvent.click(document.querySelector('[role="presentation"]') ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows all of a line [99] [100] [101] [102] [103] [104]', async () => {
    const { drawer } = await openDrawer([buildCartLine({ quantity: 2 })])
    const shown = within(within(drawer).getByRole('list', { name: 'In your cart' })).getByRole('listitem')
    expect(shown.querySelector('img')).toHaveAttribute('src', '/media/products/crying-skull-front-400.webp')
    expect(within(shown).getByRole('heading', { name: 'Crying Skull' })).toBeVisible()
    expect(within(shown).getByText('Size: M')).toBeVisible()
    expect(within(shown).getByText('CHF 29.90')).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'One fewer: Crying Skull, size M' })).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'One more: Crying Skull, size M' })).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'Remove Crying Skull, size M' })).toBeVisible()
  })

  it('stands in order: lines, delivery, summary, checkout [105] [108] [110]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    const parts = [
      within(drawer).getByRole('list', { name: 'In your cart' }),
      within(drawer).getByRole('group', { name: 'Delivery' }),
      summary(),
      within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' }),
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      expect(follows(parts[index] ?? drawer, part)).toBe(true)
    }
  })

  it('offers shipping within Switzerland and free pickup in Chur [106] [107]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    expect(
      await within(drawer).findByRole('radio', { name: 'Shipping within Switzerland CHF 10.00' }),
    ).toBeChecked()
    expect(within(drawer).getByRole('radio', { name: 'Pickup at the studio in Chur Free' })).not.toBeChecked()
  })

  it('says free where the studio ships for nothing, in the same word as the product page', async () => {
    const served = buildCatalogue()
    const shipping = { ...served.pricing.shipping, domestic: 0 }
    const free = { ...served, pricing: { ...served.pricing, shipping } }
    const { drawer } = await openDrawer([buildCartLine()], free)
    expect(
      await within(drawer).findByRole('radio', { name: 'Shipping within Switzerland Free' }),
    ).toBeVisible()
  })

  it('says how soon goods are sent, when they can be picked up, and how they go back [U18]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    expect(drawer).toHaveTextContent('Sent within 1-2 business days')
    expect(drawer).toHaveTextContent('Pickup in Chur: Monday – Friday, 09:00–17:00')
    expect(drawer).toHaveTextContent('14-day returns')
  })

  it('says what the pieces of a line cost together, and what each does', async () => {
    const { drawer } = await openDrawer([buildCartLine({ quantity: 3 })])
    expect(within(drawer).getByRole('listitem')).toHaveTextContent('CHF 29.90 eachCHF 89.70')
  })

  it('sums up without the rate [108] [109] [150]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    await waitFor(() => expect(drawer).toHaveTextContent('CHF 42.20'))
    const rows = within(summary())
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(rows).toEqual(['Subtotal CHF 29.90', 'Shipping CHF 10.00', 'VAT CHF 2.30', 'Total CHF 42.20'])
    expect(drawer).not.toHaveTextContent('7.7')
  })

  it.each([
    ['two [271]', [buildCartLine({ quantity: 2 })], 'Total CHF 74.40'],
    ['three [272]', [buildCartLine({ quantity: 3 })], 'Total CHF 106.61'],
    ['ten [274]', [buildCartLine({ quantity: 10 })], 'Total CHF 332.02'],
    [
      'five lines [273]',
      ['S', 'M', 'L', 'XL', 'XS'].map((size) => buildCartLine({ size })),
      'Total CHF 171.01',
    ],
  ])('%s: %s', async (_, items, total) => {
    await openDrawer(items)
    await waitFor(() => expect(summary()).toHaveTextContent(total.replace(' ', '')))
  })

  it('goes to pickup and back: 32.20, 42.20 [177] [266] [270]', async () => {
    await openDrawer([buildCartLine()])
    await userEvent.click(await screen.findByRole('radio', { name: /Pickup/ }))
    await waitFor(() => expect(summary()).toHaveTextContent('TotalCHF 32.20'))
    expect(readStoredCart().deliveryOption).toBe('pickup')
    await userEvent.click(screen.getByRole('radio', { name: /Shipping/ }))
    expect(summary()).toHaveTextContent('TotalCHF 42.20')
  })

  it('names pickup among the amounts of who picks up, and shipping no longer', async () => {
    await openDrawer([buildCartLine()])
    await userEvent.click(await screen.findByRole('radio', { name: /Pickup/ }))
    expect(summary()).toHaveTextContent('PickupCHF 0.00')
    expect(summary()).not.toHaveTextContent('Shipping')
  })

  it('counts with the rate and the prices that the shop tells', async () => {
    const served = buildCatalogue()
    const dearer = { ...served.pricing, taxRate: 8.1, shipping: { ...served.pricing.shipping, domestic: 9 } }
    await openDrawer([buildCartLine()], { ...served, pricing: dearer })
    await waitFor(() => expect(summary()).toHaveTextContent('ShippingCHF 9.00'))
    expect(summary()).toHaveTextContent('VATCHF 2.42')
    expect(summary()).toHaveTextContent('TotalCHF 41.32')
  })

  it('speaks English on an Italian page and German on a German one [13] [14]', async () => {
    const { drawer } = await openDrawer([buildCartLine()], buildCatalogue(), 'it')
    expect(drawer).toHaveAttribute('lang', 'en')
    expect(within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  })

  it('speaks German on a German page [14]', async () => {
    const { drawer } = await openDrawer([buildCartLine()], buildCatalogue(), 'de')
    expect(drawer).toHaveAttribute('lang', 'de')
    expect(within(drawer).getByText('Grösse: M')).toBeVisible()
  })
})
