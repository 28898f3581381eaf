import puppeteer, { type Page } from 'puppeteer-core'
import { startDisplay } from './x-server'
import { type Engine, type EnginePage, findProgram, SCREEN } from './driver'

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox({ hasWebGl = true } = {}): Promise<Engine> {
  const display = await startDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'webgl.disabled': !hasWebGl },
    defaultViewport: SCREEN,
    headless: false,
    env: display.env,
  })
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext()
      return drive(await context.newPage(), () => context.close())
    },
    close: async () => {
      await browser.close()
      await display.stop()
    },
  }
}

/** Firefox logs this when it draws without a GPU. */
const WITHOUT_GPU = /^WebGL warning: .*(software|llvmpipe|slow)/i

function drive(page: Page, close: () => Promise<void>): EnginePage {
  const complaints: string[] = []
  const note = (text: string) => WITHOUT_GPU.test(text) || complaints.push(text)
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      note(`${message.text()} (${message.location().url ?? ''})`)
  })
  page.on('pageerror', (error) => note(String(error)))
  // Firefox fails the requests of a page that is left, as if the server were away.
  const everythingIsHere = () => page.waitForNetworkIdle({ idleTime: 200 })
  return {
    async goto(url) {
      await everythingIsHere()
      await page.goto(url)
    },
    async reload() {
      await everythingIsHere()
      await page.reload()
    },
    // Its own type follows handles of elements, which nobody passes here.
    evaluate: (inPage, ...values) => page.evaluate<typeof values, never>(inPage as never, ...values),
    runScript: async (source) => void (await page.evaluate(source)),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY })
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    complaints: () => complaints,
    close,
  }
}
