import { Listr, PRESET_TIMER } from 'listr2'

export type Task = { title: string; work: () => Promise<unknown> }

export async function runTasks(...given: readonly Task[]) {
  const tasks = given.map(({ title, work }) => ({
    title,
    task: async () => {
      await work()
    },
  }))
  await new Listr(tasks, {
    concurrent: true,
    registerSignalListeners: false,
    // The output of a failed task is printed once, at the end.
    rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run()
}

export function printLine(text: string) {
  process.stdout.write(`${text}\n`)
}
