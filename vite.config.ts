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

/** The weights of the text font that the styles use. Without the others the file is a third smaller. */
const WEIGHTS = { min: 400, max: 700 }
const isTextFont = (name: string) => name.includes('-wght-')

const TEXTS = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json$/
const DRAWER = /[\\/]checkout-drawer\.tsx$/

const CHUNKS = {
  /** File names required by the specification (section 7). */
  entryFileNames: 'static/js/[name].[hash].chunk.js',
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) => {
    const [, language, name] = TEXTS.exec(facadeModuleId ?? '') ?? []
    return `static/js/${name === undefined ? '[name]' : `${name}-${language}`}.[hash].chunk.js`
  },
  // Makes the browser compile the drawer while it is fetched, not when it is first opened.
  postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
    moduleIds.some((id) => DRAWER.test(id)) ? '//# allFunctionsCalledOnLoad' : '',
  // The hash is of the font before it is subset, so the weights are in the name.
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `static/[name]${isTextFont(name) ? `-${WEIGHTS.min}-${WEIGHTS.max}` : ''}-[hash][extname]`,
  // What every first page needs is one file: in several files it is 6 kB larger and two dozen requests.
  codeSplitting: {
    groups: [
      {
        name: 'site',
        tags: ['$initial' as const],
        test: /^(?!.*[\\/]src[\\/]script-loader\.ts$)/,
        priority: 1,
      },
      // A chunk of its own, so that the browser compiles the scene in two steps: one would block the page.
      { name: 'three', test: /[\\/]three[\\/]src[\\/]/ },
      {
        name: 'frame',
        test: /[\\/](?:src[\\/](?:layout|ui|lib)[\\/].+|contract[\\/]print\.ts)$/,
        minShareCount: 2,
      },
      // Shared by the pages after a payment.
      { name: 'order', test: /[\\/]src[\\/]order[\\/]/, minShareCount: 2 },
      // Shared by the editor and its lazy parts: each further file would add a name to the first load.
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

/** Only three's sources have a file for each shader, so the build imports three from there. */
const THREE_SOURCES = 'three/src/Three.js'

/** Parts of libraries that the site never runs; docs/decisions/018-build-time-patches.md has their sizes. */
const lean: Plugin[] = [
  leanFonts,
  // It wraps all exports of three in animated components, but the scene only uses 'primitive'.
  hideModule(THREE_SOURCES, '@react-spring/three'),
  // The shaders and tables of three's own materials and lights: the scene has its own shaders.
  replaceModules({
    '/three/src/renderers/shaders/ShaderLib.js': 'export const ShaderLib = {}',
    // What three prepends to each shader.
    '/three/src/renderers/shaders/ShaderChunk.js': `
      import colorspace_pars_fragment from './ShaderChunk/colorspace_pars_fragment.glsl.js'
      import tonemapping_pars_fragment from './ShaderChunk/tonemapping_pars_fragment.glsl.js'
      export const ShaderChunk = { colorspace_pars_fragment, tonemapping_pars_fragment }`,
    '/three/src/renderers/shaders/DFGLUTData.js': 'export const getDFGLUT = () => null',
  }),
  // Right-to-left languages and warnings for plugins, neither of which the site uses.
  editModule('/i18next/dist/esm/i18next.js', [
    [/const rtlLngs = \[[^\]]*\]/, 'const rtlLngs = []'],
    [/this\.logger\.deprecate\('[^']*'\)/g, 'undefined'],
  ]),
]

const STYLE_MODULES = readdirSync(here('./src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .toSorted()

/**
 * Returns a class name of two letters for the file and a number for the name, as each page contains these names in
 * its styles, its scripts and its HTML. It is the same in all builds of the same sources, as another build renders
 * the pages.
 */
function computeShortName(name: string, file: string, css: string): string {
  const index = STYLE_MODULES.indexOf(relative(here('./src'), file).replaceAll('\\', '/'))
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  if (index === -1 || !names.includes(name)) throw new Error(`No style is called ${name} in ${file}`)
  const letter = (digit: number) => String.fromCharCode(97 + digit)
  // Starts with 'ba', as ad blockers hide elements whose class is 'ad' and a number.
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
    // Only one copy of each, also for files in commerce/, which would import commerce's own.
    dedupe: ['react', 'react-dom', 'three', 'zod'],
  },
  css: { modules: command === 'build' ? { generateScopedName: computeShortName } : {} },
  build: {
    outDir: 'dist/site',
    assetsDir: 'static',
    // The content security policy allows fonts and pictures from the site only, not from data URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: true,
    // Prerendered pages show lazy parts before their scripts are loaded, so all styles are needed from the start.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    rollupOptions:
      isSsrBuild === true
        ? { input: ['src/app/render-page.tsx', 'src/app/render-page-worker.ts'] }
        : {
            input: ['index.html', 'src/script-loader.ts'],
            output: CHUNKS,
            // Inlined constants of the contract add neither names nor requests to the first load.
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
