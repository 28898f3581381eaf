import { defineConfig } from '@playwright/test'
import { windowlessChromiumLaunch } from '../../scripts/browser.ts'
import { RUN_VARIABLE } from '../../scripts/checklist/test-run.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  // Each has a shop of its own. Most of a test is waiting for something to arrive; the processor does two at once.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // The checklist takes a report for the run's own by it.
  metadata: { run: process.env[RUN_VARIABLE] },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-results/browser.json' }]],
  use: {
    launchOptions: await windowlessChromiumLaunch(),
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts' },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: phone },
  ],
})
