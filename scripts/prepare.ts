import { build } from './start/build.ts'
import { endCommands } from './start/commands.ts'

try {
  await build({ isSiteOnly: process.argv.includes('--site') })
} catch (error) {
  // What runs beside the part that failed would go on.
  await endCommands()
  throw error
}
