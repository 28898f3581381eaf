import type { Sheet } from './build-sheet'

export function prepareSheet(): Promise<Sheet> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Sheet>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Sheet>) => resolve(data))
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The sheet’s plates could not be made')),
    )
  }).finally(() => worker.terminate())
}
