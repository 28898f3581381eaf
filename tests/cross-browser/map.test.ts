import { expect, it } from 'vitest'
import { measureOffCentre, readWorldOrigin } from '../browser/support/page-functions'
import type { Key } from './support/driver'
import { describeInEveryBrowser } from './support/in-every-browser'
import type { Visitor } from './support/visitor'

const isMoving = ({ page }: Visitor) => page.evaluate(() => document.querySelector('[data-moving]') !== null)
/** Goes to a section; resolves once the map has begun to move, however soon it is there. */
async function setOff(visitor: Visitor, link: string): Promise<void> {
  await visitor.page.evaluate(noteMoves)
  await visitor.click('link', link)
  await expect.poll(() => visitor.page.evaluate(() => 'hasMoved' in window)).toBe(true)
}
const isAtRest = async (visitor: Visitor) => {
  const before = await readWorldOrigin(visitor.page)
  await visitor.page.evaluate(waitForTwoFrames)
  const isSame = async () => JSON.stringify(await readWorldOrigin(visitor.page)) === JSON.stringify(before)
  return !(await isMoving(visitor)) && (await isSame())
}
const comesToRest = (visitor: Visitor) => expect.poll(() => isAtRest(visitor)).toBe(true)
const zoomLevel = ({ page }: Visitor) =>
  page.evaluate(() => document.querySelector('[data-zoom-level]')?.getAttribute('data-zoom-level'))

describeInEveryBrowser((visit, engine) => {
  it('the map glides to the section a visitor chose, and its heading has the focus [36]', async () => {
    const { visitor, open } = visit()
    await open('/')
    await setOff(visitor, 'Printing Services')
    await expect.poll(() => measureOffCentre(visitor.page)).toBeLessThan(1)
    await visitor.isAt(/^\/printing$/)
    await visitor.hasFocus('heading', 'Printing Services')
  })

  it.runIf(engine === 'Firefox without WebGL')('without WebGL the map is made of pictures', async () => {
    const { visitor, open } = visit()
    await open('/')
    expect(await visitor.page.evaluate(hasWebGl)).toBe(false)
    const has = (selector: string) =>
      visitor.page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
    await expect.poll(() => has('img[src^="/media/map/sheet.svg"]')).toBe(true)
    expect(await has('canvas')).toBe(false)
  })

  it.skipIf(engine === 'Firefox without WebGL')('with WebGL the map is drawn by it', async () => {
    const { visitor, open } = visit()
    await open('/')
    expect(await visitor.page.evaluate(hasWebGl)).toBe(true)
    // A machine that turns out to be too slow is given the pictures, and both are there for a moment.
    const drawn = () => visitor.page.evaluate(() => document.querySelectorAll('canvas').length)
    await expect.poll(drawn).toBeGreaterThan(0)
  })

  it('the zoom controls and the keys +, - and 0 zoom, and the arrows pan [38]', async () => {
    const { visitor, open } = visit()
    await open('/')
    const expectZoom = async (percent: number) => {
      await expect.poll(() => zoomLevel(visitor)).toBe(String(percent / 10))
      await comesToRest(visitor)
    }
    await visitor.click('button', 'Zoom out')
    await expectZoom(80)
    await visitor.click('button', 'Zoom out')
    await expectZoom(60)
    await visitor.click('button', 'Zoom out')
    await expectZoom(40)
    // Among the controls, the arrows up and down move the focus.
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const pans: [Key, (from: Place, to: Place) => boolean][] = [
      ['ArrowRight', (from, to) => to.x < from.x],
      ['ArrowLeft', (from, to) => to.x > from.x],
      ['ArrowDown', (from, to) => to.y < from.y],
      ['ArrowUp', (from, to) => to.y > from.y],
    ]
    for (const [key, isRight] of pans) {
      const before = await readWorldOrigin(visitor.page)
      await visitor.page.press(key)
      await expect
        .poll(async () => isRight(before, await readWorldOrigin(visitor.page)), { message: key })
        .toBe(true)
      await comesToRest(visitor)
    }
    await visitor.page.press('-')
    await expectZoom(20)
    await visitor.sees('link', 'Terms & Conditions')
    await visitor.page.press('+')
    await expectZoom(40)
    await visitor.page.press('0')
    await expectZoom(100)
  })

  it('Escape ends a glide at its end', async () => {
    const { visitor, open } = visit()
    await open('/')
    await setOff(visitor, 'Contact')
    await visitor.page.press('Escape')
    const frames = await visitor.page.evaluate(countFramesUntilRest)
    expect(frames).toBeLessThan(20)
    expect(await measureOffCentre(visitor.page)).toBeLessThan(1)
  })

  it('the first Tab reaches the skip link, which leads past the header', async () => {
    const { visitor, open } = visit()
    await open('/terms')
    await visitor.page.press('Tab')
    await visitor.hasFocus('link', 'Skip to content')
    await visitor.page.press('Enter')
    await visitor.page.press('Tab')
    await expect
      .poll(() =>
        visitor.page.evaluate(() => {
          const { activeElement, body } = document
          return activeElement !== body && activeElement?.closest('header') === null
        }),
      )
      .toBe(true)
  })

  it('a section scrolls by itself, and the page behind it stays [70]', async () => {
    const { visitor, open } = visit()
    await open('/terms')
    await visitor.click('button', 'I understand')
    await comesToRest(visitor)
    await visitor.page.click(640, 400)
    await visitor.page.wheel(640, 400, 200)
    const scrolled = () =>
      visitor.page.evaluate(() => document.querySelector('[data-content="terms"]')?.scrollTop ?? 0)
    await expect.poll(scrolled).toBeGreaterThan(100)
    expect(await visitor.page.evaluate(() => scrollY)).toBe(0)
    await visitor.page.press('0')
    await expect.poll(scrolled).toBe(0)
  })
})

/** Runs in the page. */
const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null

/** Runs in the page: notes from now on whether the camera moves. */
function noteMoves() {
  const watch = () => {
    if (document.querySelector('[data-moving]') !== null) Object.assign(window, { hasMoved: true })
  }
  new MutationObserver(watch).observe(document, { subtree: true, attributeFilter: ['data-moving'] })
}

type Place = { x: number; y: number }

/** Runs in the page: the camera answers a press in the next frame. */
function waitForTwoFrames() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Runs in the page: how many frames it still draws before the camera rests. */
function countFramesUntilRest() {
  return new Promise<number>((resolve) => {
    let frames = 0
    const watch = () => {
      if (document.querySelector('[data-moving]') === null) resolve(frames)
      else {
        frames += 1
        requestAnimationFrame(watch)
      }
    }
    watch()
  })
}
