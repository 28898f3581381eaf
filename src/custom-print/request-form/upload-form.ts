export type UploadResponse = { status: number; body: string; retryAfterS: number }

/** In ms: enough for 8 MB from a slow phone. A request that takes longer counts as no connection. */
const TIMEOUT_MS = 180_000

/**
 * Posts a form and reports the uploaded share from 0 to 1, which fetch cannot. Only the path is logged.
 * Rejects if there is no answer.
 */
export function uploadForm(
  path: string,
  { form, headers }: { form: FormData; headers: Readonly<Record<string, string>> },
  onProgress: (share: number) => void,
): Promise<UploadResponse> {
  console.info(`POST ${path}`)
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const fail = () => reject(new Error(`POST ${path} was not answered`))
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    call.addEventListener('load', () =>
      resolve({
        status: call.status,
        body: call.responseText,
        retryAfterS: Number(call.getResponseHeader('Retry-After')),
      }),
    )
    call.addEventListener('error', fail)
    call.addEventListener('timeout', fail)
    call.addEventListener('abort', fail)
    call.open('POST', path)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.timeout = TIMEOUT_MS
    call.send(form)
  })
}
