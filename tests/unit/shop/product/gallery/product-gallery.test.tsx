import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ProductGallery } from '@/shop/product/gallery/product-gallery'
import { getSwipeStep } from '@/shop/product/gallery/use-swipe'
import { createFakeNetwork, buildJsonResponse } from '../../../support/fake-network'
import { buildCatalogue, DONUTS, buildProduct } from '../../../support/products'
import { renderShop } from '../../../support/render-shop'

async function open(shown = buildProduct()) {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  await renderShop(<ProductGallery product={shown} />)
}

describe('the pictures of a product', () => {
  it('are switched with the arrow keys, and round again', async () => {
    await open()
    screen.getByRole('button', { name: 'Enlarge: Crying Skull, front' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('img', { name: 'Crying Skull, back' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('img', { name: 'Crying Skull, front' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('img', { name: 'Crying Skull, back' })).toBeVisible()
  })

  it('open close up with Enter, are seen whole, switch, and give the focus back', async () => {
    await open()
    const enlarge = screen.getByRole('button', { name: 'Enlarge: Crying Skull, front' })
    enlarge.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Crying Skull, front' })
    const picture = within(dialog).getByRole('button', { name: 'Closer: Crying Skull, front' })
    await expect.poll(() => document.activeElement).toBe(picture)
    expect(picture).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    expect(picture).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('dialog', { name: 'Crying Skull, back' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('img', { name: 'Crying Skull, back' })).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(enlarge)
  })

  it('are seen whole after a double press, which counts once', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: /^Enlarge/ }))
    const picture = await screen.findByRole('button', { name: /^Closer/ })
    await userEvent.dblClick(picture)
    expect(picture).toHaveAttribute('aria-pressed', 'false')
  })

  it('offer no choice where there is only one', async () => {
    await open(DONUTS)
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByRole('button', { name: 'Enlarge: Donuts, front' })).toBeVisible()
  })

  it('follow a finger that goes sideways, not one that scrolls or trembles', () => {
    expect(getSwipeStep(-80, 10)).toBe(1)
    expect(getSwipeStep(80, -10)).toBe(-1)
    expect(getSwipeStep(-39, 0)).toBe(0)
    expect(getSwipeStep(-60, 60)).toBe(0)
    expect(getSwipeStep(0, 200)).toBe(0)
  })
})
