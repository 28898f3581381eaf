import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { isHydrated } from './page-functions'

/** An address or account of this worker's shop, which the global set-up has started. */
export function getShopValue(
  name: 'siteUrl' | 'sandboxUrl' | 'mailboxUrl' | 'adminEmail' | 'adminPassword',
): string {
  const shops: Record<string, string>[] = JSON.parse(process.env['SHOPS'] ?? '[]')
  const value = shops[Number(process.env['TEST_PARALLEL_INDEX'])]?.[name]
  if (value === undefined) throw new Error(`${name} is missing: the global set-up did not run`)
  return value
}

/** Chromium logs this where it has no GPU and copies each frame of the scene into the page. */
const WITHOUT_GPU = /GL Driver Message \(OpenGL, Performance.*GPU stall due to ReadPixels/

type Extras = {
  /** Complaints that this test provokes on purpose; one pattern, as Playwright takes a list for a fixture of its own. */
  expectedComplaints: RegExp | undefined
  /** Fails the test when the browser's console shows any other error or warning. */
  quietConsole: void
}

/** Runs in the page: true once it has nothing to do, as what listens to keys and wheels begins last. */
function waitForIdle(): Promise<true> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 10_000 }))
}

/** A visitor takes a moment to read; a test would press before the scripts have taken the page over. */
export function waitForScripts(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const isReady = async () => {
    await page.waitForFunction(isHydrated)
    await page.waitForFunction(waitForIdle)
  }
  page.goto = async (...parameters) => {
    const answer = await goto(...parameters)
    await isReady()
    return answer
  }
  page.reload = async (...parameters) => {
    const answer = await reload(...parameters)
    await isReady()
    return answer
  }
  return page
}

/** Details of a test that asks for the drawn scene, in a file that is not the map's. */
export const WEBGL = { tag: '@webgl' }

export const test = base.extend<Extras>({
  expectedComplaints: [undefined, { option: true }],
  // Playwright reads the address when a test starts, after the global set-up has chosen the port.
  baseURL: async ({}, provide) => provide(getShopValue('siteUrl')),
  context: async ({ context, javaScriptEnabled }, provide) => {
    const newPage = context.newPage.bind(context)
    if (javaScriptEnabled) context.newPage = async () => waitForScripts(await newPage())
    await provide(context)
  },
  quietConsole: [
    async ({ context, expectedComplaints }, provide) => {
      const complaints: string[] = []
      const note = (text: string) => {
        const isExpected = WITHOUT_GPU.test(text) || expectedComplaints?.test(text) === true
        if (!isExpected) complaints.push(text)
      }
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(String(error.error())))
      await provide()
      expect(complaints, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
