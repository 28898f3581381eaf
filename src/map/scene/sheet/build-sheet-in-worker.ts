import type { SheetData } from './build-sheet'

export function buildSheetInWorker(): Promise<SheetData> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SheetData>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetData>) => resolve(data))
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The sheet’s plates could not be made')),
    )
  }).finally(() => worker.terminate())
}
