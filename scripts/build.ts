import { buildAdmin } from './start/build-admin.ts'
import { buildShop } from './start/build-shop.ts'
import { endCommands } from './start/run-command.ts'

try {
  const isSiteOnly = process.argv.includes('--site')
  await Promise.all([buildShop({ isSiteOnly }), isSiteOnly ? undefined : buildAdmin({ isBeside: false })])
} catch (error) {
  // Otherwise the commands running beside the failed one would go on.
  await endCommands()
  throw error
}
