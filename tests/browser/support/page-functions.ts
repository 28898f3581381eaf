/** A page that runs a function in itself: Playwright's, and those of the other engines. */
export type Evaluable = { evaluate<T>(inPage: () => T): Promise<T> }

/** Runs in the page: whether React knows all it shows. Other pages than the site's have nothing to take over. */
export function isHydrated(): boolean {
  const shown = [...document.querySelectorAll('#root a, #root button')]
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return document.querySelector('#root') === null || (shown.length > 0 && shown.every(isKnown))
}

/**
 * How far the camera is from where the open section rests, in px: there the styles alone put the same layer, as on a
 * page whose scripts have not run.
 */
export async function measureOffCentre(page: Evaluable): Promise<number> {
  return page.evaluate(() => {
    const layer = document.querySelector('[data-section]')?.parentElement?.parentElement
    if (!layer) return Number.NaN
    const unmoved = layer.cloneNode(false) as HTMLElement
    unmoved.style.transform = ''
    layer.after(unmoved)
    const [there, here] = [unmoved, layer].map((one) => new DOMMatrix(getComputedStyle(one).transform))
    unmoved.remove()
    if (there === undefined || here === undefined) return Number.NaN
    return Math.hypot(there.e - here.e, there.f - here.f, (there.a - here.a) * 1000)
  })
}

/** Returns the world's origin on the screen, which moves when the camera does. */
export async function readWorldOrigin(page: Evaluable) {
  return page.evaluate(() => {
    const island = document.querySelector('[data-island="home"]')?.getBoundingClientRect()
    return { x: Math.round(island?.x ?? 0), y: Math.round(island?.y ?? 0) }
  })
}
