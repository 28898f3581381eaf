// `npm run build`: builds the admin for the server's admin layer, as a whole or not at all.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build } from '@medusajs/admin-bundler'
import { OPTIONS } from './options.mjs'

const BUILT = join(OPTIONS.outDir, '..', 'public', OPTIONS.path)
/** A smaller file needs one packet in any case. */
const MIN_COMPRESSED_BYTES = 1024

await build(OPTIONS)
const files = await readdir(OPTIONS.outDir, { recursive: true })
await Promise.all(files.filter((file) => /\.(js|css|svg)$/.test(file)).map(compress))
await mkdir(dirname(BUILT), { recursive: true })
await rm(BUILT, { recursive: true, force: true })
await rename(OPTIONS.outDir, BUILT)

/** @param {string} name */
async function compress(name) {
  const file = join(OPTIONS.outDir, name)
  const content = await readFile(file)
  if (content.length >= MIN_COMPRESSED_BYTES)
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
