const SIZE = 240
const PITCH = 6
const CENTRE = SIZE / 2

/** A sand-coloured disc whose halftone dots shrink towards the lower right, as an SVG picture. */
export function halftoneSun(): string {
  const steps = SIZE / PITCH
  const dots = Array.from({ length: steps * steps }, (_, index) => {
    const x = ((index % steps) + 0.5) * PITCH
    const y = (Math.floor(index / steps) + 0.5) * PITCH
    const radius = PITCH * dotRadius(1 - (0.4 * x + 0.6 * y) / SIZE)
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="#dda15e">
    <clipPath id="disc"><circle cx="${CENTRE}" cy="${CENTRE}" r="${CENTRE}"/></clipPath>
    <g clip-path="url(#disc)">${dots.join('')}</g>
  </svg>`
}

/** Radius in steps of the screen at which a dot covers `tone` of its cell; above 0.7 the dots meet and close. */
function dotRadius(tone: number): number {
  return tone < 0.7 ? Math.sqrt(tone / Math.PI) : 0.472 + (tone - 0.7) * 0.8
}
