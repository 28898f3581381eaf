type Started = { ready: string; stop: () => Promise<void> }

/** Starts something, prints that it is ready, and stops it at SIGTERM or SIGINT; a failed start ends with 1. */
export async function runUntilStopped(start: () => Promise<Started>): Promise<void> {
  try {
    const { ready, stop } = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void stop().finally(() => process.exit(0)))
    }
    // Last, so that its reader may stop this process at once.
    console.log(`ready: ${ready}`)
    process.send?.({ type: 'ready' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    // A listener for the launcher's end keeps the process alive.
    process.exit(1)
  }
}
