import type { Locator } from '@playwright/test'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { answers, lookAt, openWhole, paint, paintJpeg, preview, putOnPress } from '../support/editor-page'

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...four(13), 0x49, 0x48, 0x44, 0x52]
/** The checksum of that chunk, which nobody looks at, and the last chunk. */
const PNG_END = [...four(0), ...four(0), 0x49, 0x45, 0x4e, 0x44, ...four(0)]

test('a drawing is chosen, printed, judged and priced, and nothing leaves the device [P1] [P11]', async ({
  page,
}) => {
  await page.goto('/printing')
  await openWhole(page, () => page.getByRole('link', { name: 'Choose a drawing' }).click())
  await expect(page).toHaveURL('/press')
  await expect(page.getByRole('heading', { level: 1, name: 'Put it on the press' })).toBeVisible()
  const drawing = await paint(page, 3000, 3000)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) sent.push(request.url())
  })

  await putOnPress(page, drawing)
  await expect(answers(page)).toContainText(['dpi at 28.0 cm. Sharp. The press needs 200.', 'Paper removed'])
  // The choices stand left of the shirt, and the price on its right.
  const getBox = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const choices = await getBox(page.getByRole('group', { name: 'Method' }))
  const shirt = await getBox(preview(page))
  expect(choices.x + choices.width).toBeLessThan(shirt.x)
  expect(choices.y).toBeLessThan(shirt.y + shirt.height)
  expect((await getBox(answers(page).first())).x).toBeGreaterThan(shirt.x + shirt.width)
  const total = page.getByText('Total').locator('..')
  // 6000 + 10 × 850 + 10 × 980, and 7.7 % of it.
  await expect(total).toContainText('CHF 271.71')

  await page.getByLabel('M', { exact: true }).fill('9')
  const tooFew = answers(page).filter({ hasText: 'Screen printing starts at 10 shirts. DTG prints 9.' })
  await expect(tooFew).toBeVisible()
  const send = page.getByRole('button', { name: 'Send to the studio' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(send).toHaveAccessibleDescription(
    /^It cannot be sent like this\. Screen printing starts at 10/,
  )
  await tooFew.getByRole('button', { name: 'Use DTG' }).click()
  await expect(tooFew).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'DTG, every colour' })).toBeChecked()
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('radio', { name: 'Screen, one ink' }).check({ force: true })
  await tooFew.getByRole('button', { name: 'Make it 10' }).click()
  await page.getByRole('radio', { name: 'clay' }).check({ force: true })
  await expect(preview(page)).toHaveAccessibleName(/in clay on a natural shirt, front, 28\.0 by 28\.0\scm/)

  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await expect(send).toHaveAccessibleDescription('Free. You pay after you have approved the proof.')
  await expect(total).toContainText('CHF 271.71')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)
  expect(sent).toEqual([])
})

test('a job is made with the keyboard alone, and lengths agree with the ruler [P15] [P16]', async ({
  page,
}) => {
  await page.goto('/press')
  const drawing = await paint(page)
  const focused = page.locator(':focus')
  // Asked for before the keys that follow, as a press can overtake it.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel('Choose a file'))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(drawing)
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')

  const print = page.getByRole('group', { name: /^Print on the shirt/ })
  await expect(print).toHaveAccessibleName('Print on the shirt, 28.0 by 28.0 cm, 7.0 cm below the neck')
  await tabTo(page, print)
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Right of middle, cm')).toHaveValue('1.0')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('-')
  await expect(print).toHaveAccessibleName('Print on the shirt, 27.5 by 27.5 cm, 8.0 cm below the neck')
  const [frame, stage] = await Promise.all([print.boundingBox(), print.locator('..').boundingBox()])
  // The stage is 66 cm wide.
  expect(((frame?.width ?? 0) / (stage?.width ?? 1)) * 66).toBeCloseTo(27.5, 0)

  await tabTo(page, page.getByRole('radio', { name: 'olive' }))
  await page.keyboard.press('ArrowRight')
  await expect(preview(page)).toHaveAccessibleName(/in forest on/)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('anna@example.ch')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(focused).toHaveAccessibleDescription('Please tell us your name.')
})

test('on a low screen a sample opens at the heading, with the whole shirt in sight and the loupe beside the print', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/press')
  await page.getByRole('button', { name: 'A club’s badge' }).click()
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const loupe = page.getByRole('group', { name: /^Loupe/ })
  await expect(loupe).toBeInViewport({ ratio: 1 })
  const [print, cover] = await Promise.all([preview(page), loupe].map(async (part) => part.boundingBox()))
  expect((print?.y ?? 0) + (print?.height ?? 0)).toBeLessThan(cover?.y ?? 0)
})

test('a print is dragged and moves, or is resized by a corner; a change is kept also where the page is left in the same moment', async ({
  page,
}) => {
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  const print = page.getByRole('group', { name: /^Print on the shirt/ })
  const before = await print.boundingBox()
  await page.mouse.move((before?.x ?? 0) + 60, (before?.y ?? 0) + 60)
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 100, (before?.y ?? 0) + 90, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Right of middle, cm')).not.toHaveValue('0.0')
  const after = await print.boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(40, -1)
  expect(after?.width).toBeCloseTo(before?.width ?? 0)

  await page.mouse.move((after?.x ?? 0) + 5, (after?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move((after?.x ?? 0) + 45, (after?.y ?? 0) + 45, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await print.boundingBox())?.width).toBeLessThan((after?.width ?? 0) - 10)

  const reloaded = page.waitForEvent('load')
  await page.getByRole('radio', { name: 'clay' }).evaluate((radio: HTMLInputElement) => {
    radio.click()
    location.reload()
  })
  await reloaded
  await expect(preview(page)).toHaveAccessibleName(/in clay on/)
})

test('a reload, coming back and a second tab keep drawing and job, until it is removed [P18]', async ({
  page,
}) => {
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await page.getByLabel('Width, cm').fill('20')
  await page.getByLabel('S', { exact: true }).fill('4')
  await expect(preview(page)).toHaveAccessibleName(/20\.0 by 20\.0\scm/)
  await page.reload()
  await expect(preview(page)).toHaveAccessibleName(/20\.0 by 20\.0\scm/)
  await expect(page.getByRole('heading', { name: '14 shirts' })).toBeVisible()
  await page.goto('/')
  await page.goBack()
  await expect(preview(page)).toHaveAccessibleName(/20\.0 by 20\.0\scm/)
  const second = await page.context().newPage()
  await second.goto('/press')
  await expect(preview(second)).toHaveAccessibleName(/20\.0 by 20\.0\scm/)
  await second.close()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByLabel('Choose a file')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Choose a file')).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
})

test('files that cannot be printed are refused with their sentence, and others can follow [P20]', async ({
  page,
}) => {
  await page.goto('/press')
  const text = (content: string) => Buffer.from(content)
  const drawing = await paint(page)
  const jpeg = await paintJpeg(page)
  for (const [name, buffer, sentence] of [
    ['page.png', text('<!doctype html><p>hello'), 'This is not a JPEG, PNG, WebP or SVG.'],
    ['large.jpg', Buffer.alloc(9 * 1024 * 1024, 1), 'This file is larger than 8 MB.'],
    [
      'phone.heic',
      Buffer.from([0, 0, 0, 24, ...text('ftypheic')]),
      'HEIC cannot be read here. Save it as JPEG.',
    ],
    [
      'bomb.png',
      Buffer.from([...PNG, ...four(10_000), ...four(6000), 8, 6, 0, 0, 0, ...PNG_END]),
      'This picture has more than 50 million pixels.',
    ],
    ['stamp.png', (await paint(page, 150, 150)).buffer, 'This picture is smaller than 200 pixels.'],
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'This file is damaged and cannot be read.'],
    [
      'repaired.jpg',
      Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9])]),
      'This file is damaged and cannot be read.',
    ],
    ['cut.png', drawing.buffer.subarray(0, 60), 'This file is damaged and cannot be read.'],
    [
      'script.svg',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'This SVG holds more than a drawing. Save it as PNG.',
    ],
    [
      'entities.svg',
      text(
        '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
      ),
      'This SVG holds more than a drawing. Save it as PNG.',
    ],
  ] as const) {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) })
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('alert').getByRole('paragraph')).toBeFocused()
  }
  await putOnPress(page, drawing)
})

test('axe finds nothing on the bench in any view, and the preview is told in words [P27]', async ({
  page,
}) => {
  await page.goto('/press')
  expect(await findAxeViolations(page), 'without a drawing').toEqual([])
  await putOnPress(page, await paint(page, 1200, 1200))
  await expect(preview(page)).toHaveAccessibleName(
    /^Your drawing in olive on a natural shirt, front, 28\.0 by 28\.0\scm\. \d+\s% of the print is ink; \d+\s% of that is solid\. 1 warning\.$/,
  )
  await page.getByText('Tone and dots').click()
  for (const view of ['Shirt', 'Film', 'True size'] as const) {
    await lookAt(page, view)
    if (view === 'True size') await page.getByRole('button', { name: 'Measure with a card' }).click()
    if (view === 'Film') await expect(page.getByText('Film, 600 dpi')).toBeVisible()
    expect(await findAxeViolations(page), view).toEqual([])
  }
})

test('a window of 2,560 px is used from edge to edge, with the whole shirt in sight', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/press')
  await putOnPress(page, await paint(page, 800, 800))
  const controls = await page.getByRole('group', { name: 'Method' }).boundingBox()
  const list = await page.getByRole('region', { name: 'What the press says' }).boundingBox()
  const loupe = await page.getByRole('group', { name: /^Loupe/ }).boundingBox()
  expect(controls?.x).toBeLessThan(100)
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeGreaterThan(2460)
  expect((loupe?.y ?? 0) + (loupe?.height ?? 0)).toBeLessThan(1440)
})
