import { buildAdmin } from './start/build-admin.ts'
import { build } from './start/build-shop.ts'
import { endCommands } from './start/run-command.ts'

try {
  const isSiteOnly = process.argv.includes('--site')
  await Promise.all([build({ isSiteOnly }), isSiteOnly ? undefined : buildAdmin({ isBeside: false })])
} catch (error) {
  // Otherwise the commands running beside the failed one would go on.
  await endCommands()
  throw error
}
