import { startSystem } from '../../scripts/test-system.mjs'

/** Starts the whole built system once for all browser tests, on free ports and with a database of its own. */
export default async function globalSetUp() {
  const system = await startSystem()
  process.env['SITE_URL'] = system.siteUrl
  process.env['SANDBOX_URL'] = system.sandboxUrl
  process.env['MAILBOX_URL'] = system.mailboxUrl
  process.env['ADMIN_EMAIL'] = system.adminEmail
  process.env['ADMIN_PASSWORD'] = system.adminPassword
  return () => system.stop()
}
