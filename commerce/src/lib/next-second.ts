import { setTimeout as pause } from 'node:timers/promises'

/** Tokens are issued at whole seconds: one of the second of `time` counts as older, the next sign-in gets a later one. */
export async function waitForNextSecond(time = new Date()): Promise<void> {
  await pause(1000 - time.getMilliseconds())
}
