import type { Page } from '@playwright/test'
import { sharp } from '../../../scripts/lib/sharp.mjs'
import { expect, test } from '../support/fixtures'

const getPlayer = (page: Page) => page.getByLabel('The Printer Movie, short film')
const readState = (page: Page) =>
  getPlayer(page).evaluate((video: HTMLVideoElement) => ({
    readyState: video.readyState,
    seconds: video.currentTime,
    duration: video.duration,
    width: video.videoWidth,
    height: video.videoHeight,
    error: video.error?.message,
  }))

test('the film is seen whole on a large screen, plays, and can be sought in [8] [121]', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/bonus')
  await expect(getPlayer(page)).toBeInViewport({ ratio: 1 })
  const play = page.getByRole('button', { name: 'Play the film' })
  await expect(play).toBeVisible()
  await expect(page.getByText('Loading video...')).toHaveCount(0)
  await getPlayer(page).evaluate((video: HTMLVideoElement) => void (video.muted = true))
  await play.click()
  await expect(getPlayer(page)).toHaveAttribute('controls')
  await expect(play).toHaveCount(0)
  await expect(getPlayer(page)).toBeFocused()
  await expect.poll(async () => (await readState(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(0.5)
  const { readyState, duration, width, height } = await readState(page)
  expect(readyState).toBeGreaterThanOrEqual(2)
  expect(duration).toBeGreaterThan(20)
  expect(duration).toBeLessThan(40)
  expect([width, height]).toEqual([1280, 720])

  const arrived = getPlayer(page).evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', () => resolve(Math.round(video.currentTime)), { once: true })
        video.currentTime = 24
      }),
  )
  expect(await arrived).toBe(24)
})

test('the film’s pictures before it plays, and both its files, are there; the second for who plays no WebM', async ({
  request,
}) => {
  for (const [name, type] of [
    ['the-printer-movie.webm', 'video/webm'],
    ['the-printer-movie.mp4', 'video/mp4'],
    ['the-printer-movie.webp', 'image/webp'],
    ['the-printer-movie-720.webp', 'image/webp'],
  ] as const) {
    const answer = await request.get(`/media/film/${name}`, { headers: { range: 'bytes=0-99' } })
    expect([answer.status(), answer.headers()['content-type']]).toEqual([206, type])
    expect(await answer.body()).toHaveLength(100)
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the film’s still is seen, not a dark player', async ({ page }) => {
    await page.goto('/bonus')
    const { width, height } = (await getPlayer(page).boundingBox()) ?? { width: 0, height: 0 }
    // Below it is the band of the player's controls.
    const upperHalf = { left: 0, top: 0, width: Math.floor(width), height: Math.floor(height / 2) }
    await expect(async () => {
      const { channels } = await sharp(await getPlayer(page).screenshot())
        .extract(upperHalf)
        .stats()
      const [red] = channels as { mean: number }[]
      expect(red?.mean).toBeGreaterThan(120)
    }).toPass()
  })
})

for (const [path, language, words] of [
  ['en-GB', 'en', 'after closing time'],
  ['de-CH', 'de', 'nach Feierabend'],
  ['it-CH', 'en', 'after closing time'],
] as const) {
  test.describe(`for ${path}`, () => {
    test.use({ locale: path })

    test(`the film has captions in ${language} to its end [13]`, async ({ page }) => {
      await page.goto('/bonus')
      const track = page.locator('track')
      await expect(track).toHaveAttribute('srclang', language)
      const read = track.evaluate(
        (element: HTMLTrackElement) =>
          new Promise<{ texts: string[]; last: number }>((resolve, reject) => {
            element.addEventListener('load', () => {
              const cues = [...(element.track.cues ?? [])] as VTTCue[]
              resolve({ texts: cues.map((cue) => cue.text), last: cues.at(-1)?.endTime ?? 0 })
            })
            element.addEventListener('error', () => reject(new Error('no captions')))
            element.track.mode = 'hidden'
          }),
      )
      const { texts, last } = await read
      expect(texts.join('\n')).toContain(words)
      expect(last).toBe(30)
    })
  })
}

test.describe('when the film cannot be fetched', () => {
  // The browser itself notes each request that fails.
  test.use({ expectedComplaints: /Failed to load resource.*\/media\/film\// })

  test('the page says so, and trying again plays it [188] [189] [248]', async ({ page }) => {
    await page.route('**/media/film/*.{webm,mp4}', (route) => route.abort('connectionfailed'))
    await page.goto('/bonus')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Video Unavailable' })).toBeVisible()
    await expect(alert).toContainText('Unable to load video. Please try again.')
    await expect(getPlayer(page)).not.toHaveAttribute('controls')

    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await getPlayer(page).evaluate((video: HTMLVideoElement) => void (video.muted = true))
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(async () => (await readState(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(0)
  })
})
