/** Resolves once the page is seen: the timers of a hidden one are slowed down, and what they measure with them. */
export async function untilVisible(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
