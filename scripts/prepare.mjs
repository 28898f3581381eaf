// Installs and builds what is missing or stale, and nothing else: what every check and test needs first.
import { endCommands } from './start/commands.mjs'
import { prepare } from './start/prepare.mjs'

try {
  await prepare({ isBuilt: true })
} catch (error) {
  // What runs beside the part that failed would go on.
  await endCommands()
  throw error
}
