import { createServer } from 'vite'

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number, scale: number }} Camera */
/** @typedef {{ world: Size, worldPerUnit: number, islands: { x: number, y: number, width: number, height: number }[], getRest: (path: string, size: Size) => Camera, getPath: (from: Camera, to: Camera, size: Size) => Camera[], glideMs: number }} MapFacts `islands` in world px; `getPath` the camera at equal steps of time */

const STEPS = 1000

/** The map's own measures and its camera's path, from the site's sources. @returns {Promise<MapFacts>} */
export async function mapFacts() {
  const vite = await createServer({
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const [
      { WORLD, WORLD_PER_SHEET, getRestPoint },
      { createGlide, GLIDE_MS },
      { findSectionByPath, SECTIONS },
    ] =
      /** @type {[typeof import('../../src/map/camera/world'), typeof import('../../src/map/camera/glide'), typeof import('../../src/sections/registry')]} */ (
        await Promise.all(
          ['/src/map/camera/world.ts', '/src/map/camera/glide.ts', '/src/sections/registry.ts'].map((file) =>
            vite.ssrLoadModule(file),
          ),
        )
      )
    return {
      world: { ...WORLD },
      worldPerUnit: WORLD_PER_SHEET,
      islands: SECTIONS.map(({ bounds }) => bounds),
      glideMs: GLIDE_MS,
      getRest: (path, size) => ({ ...getRestPoint(findSectionByPath(path), size), scale: 1 }),
      getPath: (from, to, size) => {
        const { at, durationMs } = createGlide(from, to, size)
        return Array.from({ length: STEPS + 1 }, (_, i) => at((i / STEPS) * durationMs))
      },
    }
  } finally {
    await vite.close()
  }
}
