/**
 * The one script that a page comes with. It sends for all others once the page has been painted, so that neither words
 * nor pictures share the line with them or wait for them to run. `data-then`: the script to run, then what it will need.
 */
function start(): void {
  const { then = '' } = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset ?? {}
  const [site = '', ...needed] = then.split(' ')
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ site)
}

// A page in the background paints nothing until somebody looks.
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
