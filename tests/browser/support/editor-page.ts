import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** A drawing on white paper that fills most of it: a disc and a thick ring, in one colour. */
export async function paint(page: Page, width = 2400, height = 2400): Promise<Upload> {
  const data = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      const middle = [width / 2, height / 2] as const
      const radius = Math.min(width, height) / 2
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.fillStyle = context.strokeStyle = '#222'
      context.lineWidth = radius / 6
      context.beginPath()
      context.arc(...middle, radius * 0.8, 0, 7)
      context.stroke()
      context.beginPath()
      context.arc(...middle, radius * 0.4, 0, 7)
      context.fill()
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name: 'sun.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

/** A photograph's bytes: a gradient, which takes more of them than an even picture. */
export async function paintJpeg(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    const gradient = context.createLinearGradient(0, 0, 800, 600)
    for (let stop = 0; stop <= 20; stop += 1) gradient.addColorStop(stop / 20, stop % 2 ? '#234' : '#ced')
    context.fillStyle = gradient
    context.fillRect(0, 0, 800, 600)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(data, 'base64')
}

/** The print on the shirt, in English or French. */
export const preview = (page: Page): Locator =>
  page.getByRole('img', { name: /^(Your drawing in|Votre dessin (en|dans)) / })

/** The list of what the press says, in English or French. */
export const answers = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What the press says|Ce que dit la presse)$/ }).getByRole('listitem')

/** Chooses a file, and waits until it is printed and judged. */
export async function putOnPress(page: Page, file: Upload): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
  await expect(answers(page).first()).toBeVisible()
}

/**
 * Opens the press by what `open` does, and waits until all of it has been fetched: what is seen of its requests later was
 * asked for by what is done there.
 */
export async function openWhole(page: Page, open: () => Promise<unknown>): Promise<void> {
  // They are asked for last, once the page is there.
  const last = Promise.all([/\/film-worker\./, /\/decode-artwork\./].map((part) => page.waitForRequest(part)))
  await open()
  await last
  await page.waitForLoadState('networkidle')
}

/** Chooses how the print is looked at. */
export async function lookAt(page: Page, view: 'Shirt' | 'True size' | 'Film'): Promise<void> {
  await page.getByRole('radio', { name: view, exact: true }).check({ force: true })
}
