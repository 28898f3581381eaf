let load = () => Promise.resolve()
let arriving: Promise<void> | undefined

/** Says where the texts beyond a page's frame come from, and sends for them. Without a source they are there already. */
export function bringContentTexts(source: () => Promise<void>): void {
  load = source
  arriving = undefined
  // Who needs them asks again, and is told.
  contentTexts().catch(() => undefined)
}

/** Resolves once those texts are there. Throws where they did not come; asked again, it tries again. */
function contentTexts(): Promise<void> {
  arriving ??= load().catch((error: unknown) => {
    arriving = undefined
    throw error
  })
  return arriving
}

/** A loader of a part of the site that speaks with those texts. */
export function withContentTexts<T>(loadPart: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([loadPart(), contentTexts()])
    return part
  }
}
