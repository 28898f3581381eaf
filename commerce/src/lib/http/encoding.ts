export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

function accepts(acceptEncoding = '', name: string): boolean {
  return acceptEncoding.split(',').some((item) => {
    const [encoding, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
