/**
 * Loads all other scripts (`data-then`) once the page and its largest picture are painted,
 * so that they do not compete for bandwidth.
 */
async function loadScripts(): Promise<void> {
  const { then = '' } = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset ?? {}
  const [site = '', ...needed] = then.split(' ')
  void import(/* @vite-ignore */ site)
  for (const href of needed) {
    // Sending for a file takes some ms: in one task, two dozen of them would block the page.
    await new Promise((resolve) => setTimeout(resolve))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
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

/** In ms, between two tries, and the number of tries: the part of the page may still be on its way. */
const RETRY_MS = 50
const MAX_TRIES = 200

/** Does nothing without scripts. One that submits or opens a popover does. */
const SILENT_BUTTON = '[type=button]:not([popovertarget])'

/** Repeats the last press on a button that was pressed before the scripts ran, once they answer it. */
function repeatEarlyPress(): void {
  let pressed: HTMLElement | null = null
  let triesLeft = MAX_TRIES
  const remember = ({ target, isTrusted }: Event) => {
    // Other controls do by themselves what they are for. While a press is repeated, the next one of the visitor's ends that.
    if (isTrusted)
      pressed = triesLeft < MAX_TRIES ? null : (target as Element).closest<HTMLElement>(SILENT_BUTTON)
  }
  const forget = () => (pressed = null)
  const repeat = () => {
    if (!pressed?.isConnected || --triesLeft < 0) return
    // A button that sells is busy for a moment longer.
    if (!pressed.hasAttribute('aria-busy')) pressed.click()
    setTimeout(repeat, RETRY_MS)
  }
  const startRepeating = () => {
    triesLeft--
    // React lets no press reach a button that it has not taken over.
    pressed?.addEventListener('click', forget)
    repeat()
  }
  document.addEventListener('click', remember, true)
  document.addEventListener('takeover', startRepeating)
}

repeatEarlyPress()
if (document.hidden) void loadScripts()
else void waitForPaint().then(loadScripts)
