// node scripts/bootstrap.mjs [--site] <program> [arguments]: installs missing or outdated packages (with --site
// only the site's), then runs scripts/<program>, in TypeScript or JavaScript. It needs only Node itself.
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { install } from './bootstrap/install.mjs'
import { ROOT, StartError } from './bootstrap/paths.mjs'

const isSiteOnly = process.argv[2] === '--site'
const [program, ...args] = process.argv.slice(isSiteOnly ? 3 : 2)
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const exit = () => process.exit(1)
const parent = process.ppid
// If the process that started this one was killed, nothing else stops the installation.
const orphanCheck = setInterval(() => process.ppid === parent || exit(), 500).unref()

for (const signal of SIGNALS) process.once(signal, exit)
process.once('disconnect', exit)
try {
  await install({ isSiteOnly })
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error)
  exit()
}
for (const signal of SIGNALS) process.off(signal, exit)
process.off('disconnect', exit)
clearInterval(orphanCheck)

process.argv.splice(1, Infinity, join(import.meta.dirname, String(program)), ...args)
const { createJiti } = await import('jiti')
// A cache for each user, as other users cannot overwrite root's files.
const fsCache = join(ROOT, '.cache', `jiti-${userInfo().uid}`)
await createJiti(import.meta.url, { fsCache, tryNative: false }).import(`./${program}`)
