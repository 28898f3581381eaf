import { useEffect, useRef } from 'react'

/** The whole artwork as the press has read it: turned upright, a vector by its own engine. Empty until then. */
export function ArtworkPicture({ picture }: { picture: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null || picture === undefined) return
    const { width, height } = picture
    Object.assign(canvas.current, { width, height })
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <canvas ref={canvas} aria-hidden="true" />
}
