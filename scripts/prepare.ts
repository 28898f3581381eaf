// Installs (scripts/bootstrap.mjs) and builds what is missing or stale, and nothing else: what every check and test needs.
import { build } from './start/build.ts'
import { endCommands } from './start/commands.ts'

try {
  await build()
} catch (error) {
  // What runs beside the part that failed would go on.
  await endCommands()
  throw error
}
