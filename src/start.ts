/**
 * The one script that a page comes with. It sends for all others once the page has been painted with its largest
 * picture, so that neither words nor pictures share the line with them or wait for them to run. `data-then`: the script
 * to run, then what it will need.
 */
function start(): void {
  const { then = '' } = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset ?? {}
  const [site = '', ...needed] = then.split(' ')
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ site)
}

/** Nobody waits longer for a picture, in ms. */
const PICTURE_MS = 3000

// A page in the background paints nothing until somebody looks.
if (document.hidden) start()
else {
  const largest = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  // One that does not come keeps nobody waiting either.
  void Promise.race([largest?.decode().catch(() => undefined), late]).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  )
}
