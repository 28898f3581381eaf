import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
// @ts-expect-error -- it comes without types, and the published ones are of an older one
import subsetFont from 'subset-font'
import { defineConfig, type Plugin } from 'vite'
import { editModule, hideModule, replaceModules } from './scripts/site-build/trim-libraries.ts'
import { typesetTexts } from './scripts/site-build/typeset-texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The text font's weights that the styles use; without the others it weighs a third less. */
const WEIGHTS = { min: 400, max: 700 }
const isTextFont = (name: string) => name.includes('-wght-')

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
      {
        name: 'site',
        tags: ['$initial' as const],
        test: /^(?!.*[\\/]src[\\/]script-loader\.ts$)/,
        priority: 1,
      },
      // By itself, so that the browser can compile the scene in two steps: in one, the page would stand still.
      { name: 'three', test: /[\\/]three[\\/]src[\\/]/ },
      {
        name: 'frame',
        test: /[\\/](?:src[\\/](?:layout|ui|lib)[\\/].+|contract[\\/]print\.ts)$/,
        minShareCount: 2,
      },
      // What the pages after a payment share.
      { name: 'order', test: /[\\/]src[\\/]order[\\/]/, minShareCount: 2 },
      // What the editor shares with its later parts: each file would be a name more in the first load.
      { name: 'editor', test: /[\\/]src[\\/]custom-print[\\/](?!proof[\\/])/, minShareCount: 2 },
      {
        name: 'kernel',
        test: /[\\/](?:contract[\\/]custom-print[\\/](?:print-spec|screens|print-position|preflight-codes)|print-kernel[\\/](?:preflight|print-analysis|colour|dot-gain))\.ts$/,
        minShareCount: 2,
      },
    ],
  },
}

const leanFonts: Plugin = {
  name: 'lean-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    const options = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }
    const fonts = Object.values(bundle).filter((file) => file.type === 'asset' && isTextFont(file.fileName))
    if (fonts.length === 0) this.error('The build has no font of variable weight.')
    for (const font of fonts) {
      if (font.type === 'asset' && typeof font.source !== 'string')
        font.source = await subsetFont(font.source, undefined, options)
    }
  },
}

/** Shaders are single files only in three's sources, so the build takes three from there. */
const THREE_SOURCES = 'three/src/Three.js'

/** What libraries bring and the site never runs; docs/decisions/018-build-time-patches.md has the bytes. */
const lean: Plugin[] = [
  leanFonts,
  // It makes an animated twin of everything that three exports; the scene animates 'primitive' only.
  hideModule(THREE_SOURCES, '@react-spring/three'),
  // The shaders and tables of three's own materials and lights: the scene brings its own shaders.
  replaceModules({
    '/three/src/renderers/shaders/ShaderLib.js': 'export const ShaderLib = {}',
    // What three puts before every shader.
    '/three/src/renderers/shaders/ShaderChunk.js': `
      import colorspace_pars_fragment from './ShaderChunk/colorspace_pars_fragment.glsl.js'
      import tonemapping_pars_fragment from './ShaderChunk/tonemapping_pars_fragment.glsl.js'
      export const ShaderChunk = { colorspace_pars_fragment, tonemapping_pars_fragment }`,
    '/three/src/renderers/shaders/DFGLUTData.js': 'export const getDFGLUT = () => null',
  }),
  // Right-to-left languages and advice for plugins: the site has none of either.
  editModule('/i18next/dist/esm/i18next.js', [
    [/const rtlLngs = \[[^\]]*\]/, 'const rtlLngs = []'],
    [/this\.logger\.deprecate\('[^']*'\)/g, 'undefined'],
  ]),
]

const STYLE_MODULES = readdirSync(here('./src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .toSorted()

/**
 * Two letters a file and a number a name, as each page carries these names in its styles, its scripts and its own text;
 * the same in every build of the same sources, as pages are rendered by another one.
 */
function shortName(name: string, file: string, css: string): string {
  const index = STYLE_MODULES.indexOf(relative(here('./src'), file).replaceAll('\\', '/'))
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  if (index === -1 || !names.includes(name)) throw new Error(`No style is called ${name} in ${file}`)
  const letter = (digit: number) => String.fromCharCode(97 + digit)
  // From 'ba' on: blockers of advertisements hide what is called 'ad' and a number.
  return letter(Math.floor(index / 26) + 1) + letter(index % 26) + names.indexOf(name).toString(36)
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(command === 'build' ? [typesetTexts] : []), ...(isSsrBuild === true ? [] : lean)],
  resolve: {
    alias: [
      ...(command === 'build' ? [{ find: /^three$/, replacement: THREE_SOURCES }] : []),
      { find: '@contract', replacement: here('./commerce/src/contract') },
      { find: '@print-kernel', replacement: here('./commerce/src/print-kernel') },
      { find: '@locales', replacement: here('./locales') },
      { find: '@', replacement: here('./src') },
    ],
    // One copy each, also for files under commerce/ that would find commerce's own first.
    dedupe: ['react', 'react-dom', 'three', 'zod'],
  },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
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
        ? { input: ['src/app/render-page.tsx', 'src/app/render-page-worker.ts'] }
        : {
            input: ['index.html', 'src/script-loader.ts'],
            output: CHUNKS,
            // Constants of the contract cost the first load neither a name nor a request.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
    copyPublicDir: !isSsrBuild,
  },
  worker: {
    format: 'es',
    rollupOptions: {
      output: {
        entryFileNames: 'static/js/[name].[hash].chunk.js',
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
      },
    },
  },
}))
