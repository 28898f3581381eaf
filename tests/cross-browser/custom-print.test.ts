import { it } from 'vitest'
import type { EnginePage } from './support/driver'
import { describeInEveryBrowser } from './support/in-every-browser'

/** A band, and below it a disc of half its width, in millimetres. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="80mm" height="80mm" viewBox="0 0 80 80">
  <rect width="80" height="20"/><circle cx="40" cy="60" r="20"/></svg>`

describeInEveryBrowser((visit) => {
  it('a drawing of an SVG is printed by the one engine, and its letters are refused in words', async () => {
    const { visitor, open } = visit()
    await open('/press')
    await visitor.sees('heading', 'Put it on the press')
    await chooseSvg(visitor.page, DRAWING)
    await visitor.sees('img', /28\.0\sby\s28\.0\scm\.\s45\s%\sof\sthe\sprint\sis\sink;\s100\s%/)
    await visitor.click('button', 'Remove')
    await chooseSvg(visitor.page, DRAWING.replace('<rect', '<text y="50">Chur</text><rect'))
    await visitor.reads('[role="alert"]', /letters that are not outlines/)
  })
})

async function chooseSvg(page: EnginePage, drawing: string) {
  await page.evaluate((source) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File([source], 'drawing.svg', { type: 'image/svg+xml' }))
    if (input === null) throw new Error('There is no place for a file.')
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, drawing)
}
