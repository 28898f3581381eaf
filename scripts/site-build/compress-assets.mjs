// Writes a .br and a .gz next to each file of dist/site that gets smaller by it. The server sends those.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FOLDER = 'dist/site'
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|html|ico|wasm|glb|map)$/

const COMPRESS = {
  br: (/** @type {Buffer} */ content) => {
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...hint } })
  },
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
}

const started = performance.now()
const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
let written = 0
for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
  const content = await readFile(file)
  await Promise.all(
    Object.entries(COMPRESS).map(async ([ending, compress]) =>
      keep(`${file}.${ending}`, await compress(content), content),
    ),
  )
}
console.log(`${written} compressed files written in ${Math.round(performance.now() - started)} ms`)

/** @param {string} file @param {Buffer} compressed @param {Buffer} original */
async function keep(file, compressed, original) {
  if (compressed.length >= original.length) return rm(file, { force: true })
  written += 1
  return writeFile(file, compressed)
}
