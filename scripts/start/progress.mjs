const REMINDER_MS = 15_000
const inTerminal = process.stdout.isTTY === true

/**
 * Runs one step of the start and shows what it is and how long it took; a long one shows that it is still going.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const timer = setInterval(
    () =>
      inTerminal ? redraw(`  ${title} … ${seconds()} s`) : say(`  ${title} … still going, ${seconds()} s`),
    inTerminal ? 100 : REMINDER_MS,
  )
  try {
    const result = await work()
    finish(`  ${title}, ${seconds()} s`)
    return result
  } catch (error) {
    finish(`  ${title}: failed after ${seconds()} s`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** @param {string} text */
function redraw(text) {
  process.stdout.write(`\r\u001B[K${text}`)
}

/** @param {string} text */
function finish(text) {
  if (inTerminal) redraw(`${text}\n`)
  else say(text)
}
