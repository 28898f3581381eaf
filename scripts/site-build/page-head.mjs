// Adds to a page's head what every page loads: fonts at once, scripts once the page is painted (src/script-loader.ts).

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest Vite's, by source file */

/** The Latin fonts: no language of the site needs others on each page. */
const LATIN_FONT = /\/[\w-]+-latin-(?!ext)[\w-]*\.woff2$/
const ENTRY = /<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*/g
const ENTRY_PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g

/** Returns preload elements for a page's head. Throws if the build has no such font. @param {Manifest} manifest */
export function getFontPreloads(manifest) {
  const fonts = Object.keys(manifest).filter((source) => LATIN_FONT.test(source))
  if (fonts.length === 0) throw new Error('The build has no Latin font to preload.')
  return fonts
    .map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${getChunkFile(manifest, font)}" />`,
    )
    .join('')
}

/**
 * Returns the page with src/script-loader.ts in place of its scripts. That runs the last of them, and preloads
 * what these sources import. Throws if the build lacks one of them.
 * @param {string} html @param {Manifest} manifest @param {readonly string[]} sources
 */
export function replaceScriptsWithLoader(html, manifest, sources) {
  const entries = [...html.matchAll(ENTRY)].map(([, file = '']) => file)
  const chunks = new Set(sources.flatMap((source) => [...collectImports(manifest, source)]))
  const files = [...chunks].map((chunk) => getChunkFile(manifest, chunk))
  // The last entry is the site; the others are its imports.
  const then = [...new Set([...entries.toReversed(), ...files])].map((file) => `/${file}`).join(' ')
  const start = `<script type="module" src="/${getChunkFile(manifest, 'src/script-loader.ts')}" data-then="${then}"></script>`
  return html
    .replace(ENTRY_PRELOAD, '')
    .replace(ENTRY, '')
    .replace('</head>', (end) => start + end)
}

/** @param {Manifest} manifest @param {string} source */
function getChunkFile(manifest, source) {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`)
  return chunk.file
}

/**
 * Returns a chunk and all its static imports.
 * @param {Manifest} manifest @param {string} source @param {Set<string>} found @returns {Set<string>}
 */
export function collectImports(manifest, source, found = new Set()) {
  if (manifest[source] === undefined) throw new Error(`The build has no chunk for ${source}.`)
  if (found.has(source)) return found
  found.add(source)
  for (const imported of manifest[source].imports ?? []) collectImports(manifest, imported, found)
  return found
}
