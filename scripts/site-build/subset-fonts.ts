// @ts-expect-error -- it comes without types, and the published ones are of an older one
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The weights of the text font that the styles use. Without the others the file is a third smaller. */
const WEIGHTS = { min: 400, max: 700 }
const isTextFont = (name: string) => name.includes('-wght-')

/** The name of a built file, with the weights if it is the text font: its hash is of the font before it is subset. */
export const addFontWeights = (built: string, source: string): string =>
  isTextFont(source) ? `${built}-${WEIGHTS.min}-${WEIGHTS.max}` : built

/** Takes the weights that the styles do not use out of the text font. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
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
