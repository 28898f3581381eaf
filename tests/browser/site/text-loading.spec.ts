import { expect, test } from '../support/fixtures'
import { findBrokenWords, PAGES } from '../support/layout-checks'
import { waitForFrames } from '../support/frames'
import { zoomIn } from '../support/map-page'
import { addToCart, openCart } from '../support/shopper'

const SCREEN = { width: 1280, height: 800 }
test.use({ viewport: SCREEN, contextOptions: { reducedMotion: 'reduce' } })

/** The pages whose headings are as large as the screen lets them be. */
const SECTIONS = new Set(PAGES.slice(0, 9))

/** Scripts of words alone that reading R36 allows: a language's files of texts, and the contract's messages. */
const TEXTS_PATH =
  /^\/static\/js\/(?:(?:frame|content|press)-(?:en|de|fr|it)|(?:frame-shop|shop)-(?:en|de)|messages)\.[\w-]{8}\.chunk\.js$/
/** The paths that a page may request by script: the shop's answers, and the map as a picture. */
const ASKED_BY_SCRIPT = /^\/api\/|^\/media\/map\/sheet\.svg$/

const LITERALS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g
/** Whether a script has sentences and does nothing: a translation file, whatever its name. */
function holdsOnlyWords(script: string): boolean {
  const hasSentences = [...script.matchAll(LITERALS)].some(([literal]) => literal.includes(' '))
  return hasSentences && !/=>|\bfunction\b|\bclass\b|\bnew\b/.test(script.replaceAll(LITERALS, ''))
}

for (const language of ['en', 'de', 'fr', 'it']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    test(`no page asks for a translation file, and no heading breaks within a word on a narrow screen, in ${language} [12]`, async ({
      page,
      baseURL,
      request,
    }) => {
      test.slow()
      const scripts = new Set<string>()
      const requested: string[] = []
      page.on('request', (sent) => {
        const { origin, pathname } = new URL(sent.url())
        if (origin !== baseURL) return
        if (sent.resourceType() === 'script') scripts.add(pathname)
        else if (['fetch', 'xhr'].includes(sent.resourceType())) requested.push(pathname)
      })
      for (const path of PAGES)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          if (!SECTIONS.has(path)) return
          await page.setViewportSize({ width: 320, height: 480 })
          await waitForFrames(page, 2)
          expect.soft(await findBrokenWords(page), `${path}, 320 px wide`).toEqual([])
          if (path === '/') {
            await page.setViewportSize({ width: 820, height: 1180 })
            await zoomIn(page)
            expect.soft(await findBrokenWords(page), 'the welcome at twice the size').toEqual([])
          }
          await page.setViewportSize(SCREEN)
        })
      await addToCart(page, 'donuts', 'M')
      await openCart(page)
      expect(requested.filter((path) => !ASKED_BY_SCRIPT.test(path))).toEqual([])

      const wordPaths: string[] = []
      for (const path of scripts)
        if (holdsOnlyWords(await (await request.get(path)).text())) wordPaths.push(path)
      // Without any, the look into the scripts would see nothing.
      expect(wordPaths.join()).toContain(`/content-${language}.`)
      expect(wordPaths.filter((path) => !TEXTS_PATH.test(path))).toEqual([])
    })
  })
}
