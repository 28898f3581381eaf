import type { Plugin } from 'vite'
import { editModule, hideModule, replaceModules } from './trim-libraries.ts'

/** Only three's sources have a file for each shader, so the build imports three from there. */
export const THREE_SOURCES = 'three/src/Three.js'

/** Parts of libraries that the site never runs; docs/decisions/018-build-time-patches.md has their sizes. */
export const LIBRARY_EDITS: Plugin[] = [
  // It wraps all exports of three in animated components, but the scene only uses 'primitive'.
  hideModule(THREE_SOURCES, '@react-spring/three'),
  // The shaders and tables of three's own materials and lights: the scene has its own shaders.
  replaceModules({
    '/three/src/renderers/shaders/ShaderLib.js': 'export const ShaderLib = {}',
    // three prepends these two chunks to each shader.
    '/three/src/renderers/shaders/ShaderChunk.js': `
      import colorspace_pars_fragment from './ShaderChunk/colorspace_pars_fragment.glsl.js'
      import tonemapping_pars_fragment from './ShaderChunk/tonemapping_pars_fragment.glsl.js'
      export const ShaderChunk = { colorspace_pars_fragment, tonemapping_pars_fragment }`,
    '/three/src/renderers/shaders/DFGLUTData.js': 'export const getDFGLUT = () => null',
  }),
  // Right-to-left languages and advice for developers, neither of which the site uses.
  editModule('/i18next/dist/esm/i18next.js', [
    [/const rtlLngs = \[[^\]]*\]/, 'const rtlLngs = []'],
    [/this\.logger\.deprecate\('[^']*'\)/g, 'undefined'],
    [/'This means something IS WRONG[^']*'/g, "''"],
  ]),
]
