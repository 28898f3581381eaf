import sharp from 'sharp'

/** A PNG of one colour. */
export const drawFlat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#606c38' } })
    .png()
    .toBuffer()

/** An SVG each of whose entities is ten of the one before: a billion letters. */
export function buildEntityBomb(): Buffer {
  const entities = Array.from({ length: 9 }, (_, at) => {
    const content = at === 0 ? 'lol' : `&e${at - 1};`.repeat(10)
    return `<!ENTITY e${at} "${content}">`
  })
  return Buffer.from(
    `<!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e8;</text></svg>`,
  )
}

/** A PNG that says it is so wide and high. */
export function claimSide(png: Buffer, side: number): Buffer {
  const file = Buffer.from(png)
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  return file
}
