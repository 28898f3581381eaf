let load = () => Promise.resolve()
let loadedTexts: Promise<void> | undefined

/** Has the texts beyond a page's frame come from `source`. Until it is called they count as loaded, as in a prerendering. */
export function provideContentTexts(source: () => Promise<void>): void {
  load = source
  loadedTexts = undefined
}

/** Resolves once the texts are there; after a failure, the next call tries again. */
function waitForContentTexts(): Promise<void> {
  loadedTexts ??= load().catch((error: unknown) => {
    loadedTexts = undefined
    throw error
  })
  return loadedTexts
}

export function withContentTexts<T>(loadPart: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([loadPart(), waitForContentTexts()])
    return part
  }
}
