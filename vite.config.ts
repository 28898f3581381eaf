import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
// @ts-expect-error -- it comes without types, and the published ones are of an older one
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { TestReporter } from './scripts/checklist/test-reporter.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The text font's weights that the styles use; without the others it weighs a third less. */
const WEIGHTS = { min: 400, max: 700 }
const isTextFont = (name: string) => name.includes('-wght-')

/** What the cart's drawer is made of. */
const DRAWER = /[\\/]checkout-drawer\.tsx$/

const CHUNKS = {
  /** Names that the specification fixes (section 7). */
  entryFileNames: 'static/js/[name].[hash].chunk.js',
  chunkFileNames: 'static/js/[name].[hash].chunk.js',
  // The browser compiles the drawer while it is fetched, not when it is opened for the first time.
  postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
    moduleIds.some((id) => DRAWER.test(id)) ? '//# allFunctionsCalledOnLoad' : '',
  // The hash is of the font before it is made lean.
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `static/[name]${isTextFont(name) ? `-${WEIGHTS.min}-${WEIGHTS.max}` : ''}-[hash][extname]`,
  // What every first page needs travels as one: in pieces it is 6 kB larger and two dozen requests.
  codeSplitting: {
    groups: [
      { name: 'site', tags: ['$initial' as const], test: /^(?!.*[\\/]src[\\/]start\.ts$)/, priority: 1 },
      // By itself, so that the browser can compile the scene in two steps: in one, the page would stand still.
      { name: 'three', test: /[\\/]three[\\/]src[\\/]/ },
      { name: 'frame', test: /[\\/]src[\\/](?:layout|lib)[\\/][^\\/]+$/, minShareCount: 2 },
    ],
  },
}

/**
 * The spring library makes an animated twin of everything that three exports, which would keep all of three in the
 * scene's chunk (55 kB gzip). The scene animates 'primitive' only.
 */
const leanSprings: Plugin = {
  name: 'lean-springs',
  transform(code, id) {
    if (!id.includes('@react-spring/three/dist/')) return null
    return code.replace(/Object\.keys\(THREE\)/, '[]')
  },
}

/**
 * three's renderer carries the shaders of all its materials and lights (30 kB gzip); the scene brings its own shaders
 * and uses none of them. They are single files only in three's sources, so the build takes three from there.
 */
const leanThree: Plugin = {
  name: 'lean-three',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: 'three/src/Three.js' }] } }),
  transform(code, id) {
    // A table for shiny materials.
    if (id.endsWith('/three/src/renderers/shaders/DFGLUTData.js')) {
      return code.replace(/new Uint16Array\( \[[^\]]*\] \)/, 'new Uint16Array(0)')
    }
    const [, name] = /three\/src\/renderers\/shaders\/Shader(?:Chunk|Lib)\/(\w+)\.glsl\.js$/.exec(id) ?? []
    // What three puts before every shader.
    if (name === undefined || name === 'colorspace_pars_fragment' || name === 'tonemapping_pars_fragment')
      return null
    return code.replace(/\/\* glsl \*\/\s*`[^`]*`/g, "''")
  },
}

/** i18next carries the right-to-left languages and advice for its plugins (0.35 kB gzip); the site has none of either. */
const leanTexts: Plugin = {
  name: 'lean-texts',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null
    return code
      .replace(/const rtlLngs = \[[^\]]*\]/, 'const rtlLngs = []')
      .replace(/this\.logger\.deprecate\('[^']*'\)/g, 'undefined')
  },
}

const leanFonts: Plugin = {
  name: 'lean-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    const options = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }
    for (const asset of Object.values(bundle)) {
      if (asset.type === 'asset' && typeof asset.source !== 'string' && isTextFont(asset.fileName))
        asset.source = await subsetFont(asset.source, undefined, options)
    }
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanSprings, leanThree, leanTexts, leanFonts],
  resolve: {
    alias: {
      '@contract': here('./commerce/src/contract'),
      '@locales': here('./locales'),
      '@': here('./src'),
    },
    // One copy each, also for files under commerce/ that would find commerce's own first.
    dedupe: ['react', 'react-dom', 'three', 'zod'],
  },
  build: {
    outDir: 'dist/site',
    assetsDir: 'static',
    // The page's policy lets fonts and pictures come from the site alone, not from data URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: true,
    // Prerendered pages show lazy parts before their scripts: their styles must be there from the start.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    rollupOptions:
      isSsrBuild === true
        ? { input: ['src/app/prerender-page.tsx', 'src/app/page-worker.ts'] }
        : { input: ['index.html', 'src/start.ts'], output: CHUNKS },
    // What prerenders needs no copy of the pictures.
    copyPublicDir: !isSsrBuild,
  },
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'static/js/[name].[hash].chunk.js' } },
  },
  test: {
    // A document takes half a second to make: rules do without, but for files that ask for one in their first line.
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'parts', environment: 'jsdom', include: ['tests/unit/**/*.test.tsx'] } },
    ],
    // Vitest's own default leaves one processor idle: of two, half.
    maxWorkers: '100%',
    // Beside other work, a test that draws takes several times as long as alone.
    testTimeout: 20_000,
    setupFiles: ['tests/unit/set-up.ts'],
    reporters: ['default', new TestReporter('unit')],
    server: { deps: { inline: [/@react-three\//, /@react-spring\//, /its-fine/] } },
  },
}))
