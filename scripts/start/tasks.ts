import { Listr, PRESET_TIMER } from 'listr2'

export type Task = { title: string; work: () => Promise<unknown> }

/** Runs tasks side by side and shows which are going on and how long they take; rejects at the first that fails. */
export async function runTasks(...given: readonly Task[]) {
  const tasks = given.map(({ title, work }) => ({
    title,
    task: async () => {
      await work()
    },
  }))
  await new Listr(tasks, {
    concurrent: true,
    // The launcher ends what it has started first.
    registerSignalListeners: false,
    // The last words of whatever fails are said at the end, once.
    rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run()
}

/** Says a line on the terminal. */
export function say(text: string) {
  process.stdout.write(`${text}\n`)
}
