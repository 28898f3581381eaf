// What a page's browser will surely ask for, so that it asks at once rather than after the scripts before it have run.

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest Vite's, by source file */

/** The fonts of Latin letters: no language of the site needs another on every page. */
const LATIN_FONT = /\/[\w-]+-latin-(?!ext)[\w-]*\.woff2$/

/**
 * Elements for the head of a page that is made of these source files, besides the entry's own.
 * Throws where the build has none of them, as after a file was renamed.
 * @param {Manifest} manifest @param {string} template the built page, with the entry's own preloads
 * @param {readonly string[]} sources
 */
export function pagePreloads(manifest, template, sources) {
  const fonts = Object.keys(manifest).filter((source) => LATIN_FONT.test(source))
  if (fonts.length === 0) throw new Error('The build has no Latin font to preload.')
  const chunks = new Set(sources.flatMap((source) => [...withImports(manifest, source)]))
  const files = [...chunks]
    .map((chunk) => manifest[chunk]?.file ?? '')
    .filter((file) => !template.includes(file))
  return [
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[font]?.file}" />`,
    ),
    // What shows the page comes first: styles, fonts, pictures.
    ...files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ].join('')
}

/** @param {Manifest} manifest @param {string} source @param {Set<string>} found @returns {Set<string>} */
function withImports(manifest, source, found = new Set()) {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`)
  if (found.has(source)) return found
  found.add(source)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}
