import type { Configuration } from './configuration.ts'
import { say } from './progress.ts'
import type { ShopAddresses } from './start-shop.ts'

export function announce(shop: ShopAddresses, configuration: Configuration, isAdminBuilt: boolean) {
  const lines = [
    ['The shop', shop.siteUrl],
    ["The studio's page", `${shop.siteUrl}/admin`],
    ['Medusa admin', `${shop.siteUrl}/app${isAdminBuilt ? '' : ' (is being built)'}`],
  ]
  if (!configuration.production) lines.push(['  sign in with', `${shop.adminEmail}  ${shop.adminPassword}`])
  if (shop.sandboxUrl !== undefined) lines.push(['Payments', `${shop.sandboxUrl} (sandbox: no money moves)`])
  if (configuration.startsMailCatcher) lines.push(['Mails', `${shop.mailboxUrl} (caught, not delivered)`])
  lines.push(['Data and logs', configuration.dataDir])
  say('')
  for (const [name = '', value = ''] of lines) say(`  ${name.padEnd(18)} ${value}`)
  say('\n  Ctrl-C stops everything.')
}
