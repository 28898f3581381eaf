// PixiJS, a published renderer of sprites, to compare with: the map's islands as sprites of the same picture.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/bootstrap/paths.mjs'
import { runNpm } from '../../../scripts/start/run-command'
import { openTravellingPage } from './travelling-page.mjs'

const VERSION = '8.22.0'
const FOLDER = join(ROOT, '.cache', `pixi-${VERSION}`)
const LIBRARY = join(FOLDER, 'node_modules', 'pixi.js', 'dist', 'pixi.min.js')
/** The picture's px to a world px. */
const PICTURE_SCALE = 0.5

/**
 * Installs it at the first time, and opens a page of the same size with the islands on paper.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {import('../map-facts.mjs').MapFacts} facts
 * @param {import('../map-facts.mjs').Size} size
 */
export async function openPixiCamera(browser, siteUrl, facts, size) {
  await install()
  const html = `<!doctype html><body style="margin:0"><div data-zoom-level></div>
<script>${pixiLibrary()}</script><script>(${String(show)})(${JSON.stringify({ ...facts, size, scale: PICTURE_SCALE })})</script>`
  return openTravellingPage(browser, `${siteUrl}/pixi`, html, facts, size)
}

async function install() {
  if (existsSync(LIBRARY)) return
  console.log(`Installing PixiJS ${VERSION} to compare with, once...`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    join(FOLDER, 'package.json'),
    JSON.stringify({ private: true, dependencies: { 'pixi.js': VERSION } }),
  )
  await runNpm(['install', '--no-audit', '--no-fund'], FOLDER)
}

const pixiLibrary = () => readFileSync(LIBRARY, 'utf8').replaceAll('</script', String.raw`<\/script`)

/** Runs in the page. @param {import('../map-facts.mjs').MapFacts & { size: import('../map-facts.mjs').Size, scale: number }} scene */
async function show({ world, islands, size, scale }) {
  const PIXI = Reflect.get(globalThis, 'PIXI')
  const app = new PIXI.Application()
  await app.init({ ...size, background: '#283618', autoStart: false, preference: 'webgl' })
  document.querySelector('[data-zoom-level]')?.append(app.canvas)
  const { source } = await PIXI.Assets.load('/media/map/sheet.webp')
  const camera = new PIXI.Container()
  camera.addChild(new PIXI.Graphics().rect(0, 0, world.width, world.height).fill('#fefae0'))
  for (const { x, y, width, height } of islands) {
    const frame = new PIXI.Rectangle(x * scale, y * scale, width * scale, height * scale)
    const sprite = new PIXI.Sprite(new PIXI.Texture({ source, frame }))
    sprite.position.set(x, y)
    sprite.scale.set(1 / scale)
    camera.addChild(sprite)
  }
  app.stage.addChild(camera)
  window.showCamera = ({ x, y, scale }) => {
    camera.scale.set(scale)
    camera.position.set(size.width / 2 - x * scale, size.height / 2 - y * scale)
    app.render()
  }
}
