const REMINDER_MS = 15_000
const inTerminal = process.stdout.isTTY === true

/** What is going on, by title, with the time at which it began. @type {Map<string, number>} */
const running = new Map()

/**
 * Runs one step of the start and shows what it is and how long it took; a long one shows that it is still going. Steps
 * may run side by side.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  running.set(title, performance.now())
  const timer = setInterval(
    () => (inTerminal ? redraw(stateOfAll()) : say(`  ${stateOf(title)}`)),
    inTerminal ? 100 : REMINDER_MS,
  )
  /** @param {string} end */
  const finish = (end) => {
    clearInterval(timer)
    const text = `  ${title}${end} ${secondsOf(title)} s`
    running.delete(title)
    if (inTerminal) redraw(`${text}\n`)
    else say(text)
  }
  try {
    const result = await work()
    finish(',')
    return result
  } catch (error) {
    finish(': failed after')
    throw error
  }
}

/** @param {string} title */
function secondsOf(title) {
  return ((performance.now() - (running.get(title) ?? NaN)) / 1000).toFixed(1)
}

/** @param {string} title */
function stateOf(title) {
  return `${title} … ${inTerminal ? '' : 'still going, '}${secondsOf(title)} s`
}

/** In one line, which a terminal must not break: it could not be drawn over. */
function stateOfAll() {
  return `  ${[...running.keys()].map(stateOf).join('   ')}`.slice(0, process.stdout.columns - 1)
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** @param {string} text */
function redraw(text) {
  process.stdout.write(`\r\u001B[K${text}`)
}
