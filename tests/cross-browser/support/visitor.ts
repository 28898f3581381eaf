import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ByRoleMatcher, queryAllByRole } from '@testing-library/dom'
import { expect } from 'vitest'
import { isHydrated } from '../../browser/support/page-functions'
import type { EnginePage } from './driver'

type Name = string | RegExp

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Creates a visitor who uses a page by roles and names. Each action waits until it can be done. */
export function createVisitor(page: EnginePage) {
  /** Returns the places of the elements of a role and name, and which of them a pointer would hit. */
  async function locate(role: ByRoleMatcher, name: Name) {
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.runScript(TESTING_LIBRARY)
    const [text, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags]
    return page.evaluate(find, role, text, flags)
  }
  /** A place of the element at which it is the one that would be pressed, once it has come to rest there. */
  async function findElementCentre(role: ByRoleMatcher, name: Name) {
    let [place, last] = ['', 'none']
    await expect
      .poll(
        async () => {
          last = place
          const spot = (await locate(role, name)).find(({ isHit }) => isHit)
          place = spot === undefined ? 'not in reach' : `${spot.x} ${spot.y}`
          return place !== 'not in reach' && place === last
        },
        { message: `${role} ${name} can be pressed` },
      )
      .toBe(true)
    const [x = 0, y = 0] = place.split(' ').map(Number)
    return { x, y }
  }
  const waitForScripts = () =>
    expect
      .poll(() => page.evaluate(isHydrated).catch(String), { message: 'the page is taken over' })
      .toBe(true)

  return {
    page,
    async open(url: string) {
      await page.goto(url)
      await expect.poll(() => page.evaluate(() => document.URL).catch(String)).toBe(url)
      await waitForScripts()
    },
    waitForScripts,
    async reload() {
      await page.evaluate(() => Object.assign(window, { isOld: true }) && undefined)
      await page.reload()
      const isOld = () => page.evaluate(() => 'isOld' in window).catch(String)
      await expect.poll(isOld, { message: 'the page is another' }).toBe(false)
      await waitForScripts()
    },
    async click(role: ByRoleMatcher, name: Name) {
      const { x, y } = await findElementCentre(role, name)
      await page.click(x, y)
    },
    async fill(name: Name, text: string) {
      await this.click('textbox', name)
      await this.hasFocus('textbox', name)
      await page.type(text)
    },
    /** Waits until assistive technology finds `count` elements of a role and name, or any. */
    async sees(role: ByRoleMatcher, name: Name, count?: number) {
      const seen = expect.poll(async () => (await locate(role, name)).length, { message: `${role} ${name}` })
      await (count === undefined ? seen.toBeGreaterThan(0) : seen.toBe(count))
    },
    async hasFocus(role: ByRoleMatcher, name: Name) {
      await expect
        .poll(async () => (await locate(role, name)).some(({ isFocused }) => isFocused), {
          message: `${role} ${name} has the focus`,
        })
        .toBe(true)
    },
    /** The text of the first element that a selector finds contains this. */
    async reads(selector: string, text: Name) {
      const read = () =>
        page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector).catch(String)
      await expect.poll(read, { message: selector }).toMatch(text)
    },
    async isAt(path: RegExp) {
      await expect
        .poll(() => page.evaluate(() => location.pathname + location.search).catch(String))
        .toMatch(path)
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Runs in the page; what is outside of the screen is scrolled into it first, as a hand would. */
function find(role: string, text: string, flags: string | null) {
  const { TestingLibraryDom } = window as unknown as {
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole }
  }
  const name = flags === null ? text : new RegExp(text, flags)
  return TestingLibraryDom.queryAllByRole(document.body, role, { name }).map((element) => {
    const target = ('labels' in element && (element as HTMLInputElement).labels?.[0]) || element
    const middle = () => {
      const { x, y, width, height } = target.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    }
    const { x, y } = middle()
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) target.scrollIntoView({ block: 'center' })
    const place = middle()
    const hit = document.elementFromPoint(place.x, place.y)
    // A press may be lost on a page that is still loading.
    const isHit = document.readyState === 'complete' && target.contains(hit)
    return { ...place, isHit, isFocused: document.activeElement === element }
  })
}
