import { defineConfig } from '@playwright/test'
import { WITHOUT_WEBGL, getHeadlessChromiumLaunch } from '../../scripts/lib/chromium.ts'
import { RUN_VARIABLE } from '../../scripts/checklist/test-run.ts'

/**
 * The scene is drawn by the processor here, three seconds of it for each page. A test asks for it by being in
 * one of these two files or by this tag; in all others the browser has no WebGL, as some visitors' browsers.
 */
const WEBGL = /\b(map|fallbacks)\.spec\.ts|@webgl\b/
const launch = await getHeadlessChromiumLaunch()
/** A process less: what puts the page together on the processor is then a thread of the browser's. */
const WITHOUT_GPU_PROCESS = '--in-process-gpu'
const withoutWebGL = {
  launchOptions: { ...launch, args: [...launch.args, WITHOUT_WEBGL, WITHOUT_GPU_PROCESS] },
}
const PHONE = '**/*.phone.spec.ts'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  // Each has a shop of its own. Most of a test is waiting for something to arrive; the processor does two at once.
  workers: 2,
  // Enough for a machine that is three times as slow as a developer's and has other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  // By it, the checklist knows that a report is of this run.
  metadata: { run: process.env[RUN_VARIABLE] },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-results/browser.json' }]],
  use: {
    launchOptions: launch,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE, grepInvert: WEBGL, use: withoutWebGL },
    { name: 'desktop with WebGL', testIgnore: PHONE, grep: WEBGL },
    { name: 'phone', testMatch: PHONE, grepInvert: WEBGL, use: { ...phone, ...withoutWebGL } },
    { name: 'phone with WebGL', testMatch: PHONE, grep: WEBGL, use: phone },
  ],
})
