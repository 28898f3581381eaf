// The mail catcher, which receives the shop's mails and shows them.
import { parseMailEnvironment } from './environment'
import { startMailCatcher } from './mail/server'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const catcher = await startMailCatcher(parseMailEnvironment(process.env))
  return { ready: `mails at ${catcher.url}, taken on port ${catcher.smtpPort}`, stop: catcher.stop }
})
