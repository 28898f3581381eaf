// Installs and builds what is missing or stale, and nothing else: what every check and test needs first. With --site it
// only installs the site's packages.
import { endCommands } from './start/commands.mjs'
import { prepare, prepareSite } from './start/prepare.mjs'

try {
  await (process.argv.includes('--site') ? prepareSite() : prepare({ isBuilt: true }))
} catch (error) {
  // What runs beside the part that failed would go on.
  await endCommands()
  throw error
}
