type RunningProgram = { ready: string; stop: () => Promise<void> }

/**
 * Starts something, prints that it is ready, and stops it on SIGTERM or SIGINT. If starting fails, exits with 1.
 */
export async function runUntilStopped(start: () => Promise<RunningProgram>): Promise<void> {
  try {
    const { ready, stop } = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void stop().finally(() => process.exit(0)))
    }
    // Last, as whoever reads it may stop the process at once.
    console.log(`ready: ${ready}`)
    process.send?.({ type: 'ready' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    // A listener for the launcher's end keeps the process alive.
    process.exit(1)
  }
}
