/** Loads all other scripts (`data-then`) once the page and its largest picture are painted, so that they share no line. */
function loadScripts(): void {
  const { then = '' } = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset ?? {}
  const [site = '', ...needed] = then.split(' ')
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ site)
}

/** Nobody waits longer for a picture, in ms. */
const PICTURE_MS = 3000

const waitForNextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function waitForPaint(): Promise<void> {
  await waitForNextPaint()
  const urgent = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  // The others are of another width of screen.
  const largest = [...urgent].find((picture) => picture.offsetParent !== null)
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  await Promise.race([largest?.decode().catch(() => undefined), late])
  await waitForNextPaint()
}

if (document.hidden) loadScripts()
else void waitForPaint().then(loadScripts)
