/**
 * Loads all other scripts (`data-then`) once the page and its largest picture are painted,
 * so that they do not compete for bandwidth.
 */
function loadScripts(): void {
  const { then = '' } = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset ?? {}
  const [site = '', ...needed] = then.split(' ')
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ site)
}

/** In ms: the longest wait for the picture. */
const PICTURE_MS = 3000

const waitForNextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function waitForPaint(): Promise<void> {
  await waitForNextPaint()
  const urgent = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  // The other pictures are for screens of another width, and hidden.
  const largest = [...urgent].find((picture) => picture.offsetParent !== null)
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  await Promise.race([largest?.decode().catch(() => undefined), late])
  await waitForNextPaint()
}

if (document.hidden) loadScripts()
else void waitForPaint().then(loadScripts)
