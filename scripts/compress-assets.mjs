// Writes a .br and a .gz beside every file of dist/site that gets smaller by it; the server sends those.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FOLDER = 'dist/site'
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|html|ico|wasm|glb|map)$/
/** Below this many bytes a packet is sent anyhow. */
const SMALLEST = 1024

const started = performance.now()
const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
let written = 0
for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
  const content = await readFile(file)
  if (content.length >= SMALLEST)
    await Promise.all([
      keep(`${file}.br`, brotli(content), content),
      keep(`${file}.gz`, zip(content), content),
    ])
}
console.log(`${written} compressed files written in ${Math.round(performance.now() - started)} ms`)

/** @param {string} file @param {Promise<Buffer>} compressed @param {Buffer} original */
async function keep(file, compressed, original) {
  const content = await compressed
  if (content.length >= original.length) {
    await rm(file, { force: true })
    return
  }
  await writeFile(file, content)
  written += 1
}

/** @param {Buffer} content */
function brotli(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

/** @param {Buffer} content */
function zip(content) {
  return promisify(gzip)(content, { level: 9 })
}
