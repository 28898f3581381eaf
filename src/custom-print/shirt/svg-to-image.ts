type PictureSize = { width: number; height: number }

/** Renders an SVG of the page as an image of a size in px. `viewBox` selects another part of it. */
export async function svgToImage(
  svg: SVGSVGElement,
  { width, height }: PictureSize,
  viewBox?: string,
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  if (viewBox !== undefined) copy.setAttribute('viewBox', viewBox)
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}
