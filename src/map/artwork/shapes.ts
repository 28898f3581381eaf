export type Vec2 = [x: number, y: number]

export const DEGREE = Math.PI / 180

/** Rounds a number for path data to two decimals: 0.01 sheet units are far smaller than a dot. */
export const roundCoordinate = (value: number): number => Math.round(value * 100) / 100

/** Returns the point at a radius and an angle (radians) from a centre. */
export function polar(x: number, y: number, radius: number, angle: number): Vec2 {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

export function polygon(points: Vec2[]): string {
  return `M${points.map(([x, y]) => `${roundCoordinate(x)},${roundCoordinate(y)}`).join('L')}Z`
}

export function circle(x: number, y: number, radius: number): string {
  const r = roundCoordinate(radius)
  return `M${roundCoordinate(x - radius)},${roundCoordinate(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`
}

/** The path of a rectangle, with round corners if a radius is given. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0)
    return `M${roundCoordinate(x)},${roundCoordinate(y)}h${roundCoordinate(width)}v${roundCoordinate(height)}h${roundCoordinate(-width)}Z`
  const [w, h, r] = [
    roundCoordinate(width - 2 * radius),
    roundCoordinate(height - 2 * radius),
    roundCoordinate(radius),
  ]
  const turn = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`
  return `M${roundCoordinate(x + radius)},${roundCoordinate(y)}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}Z`
}

/** An outline with a round hole. Fill it by the even-odd rule. */
export function addHole(outline: string, x: number, y: number, radius: number): string {
  return outline + circle(x, y, radius)
}

/** A circle with a wavy edge (icing, sealing wax). `waves` and `turn` shape the wave. */
export function wavyCircle(
  x: number,
  y: number,
  radius: number,
  height: number,
  waves: number,
  turn: number,
): string {
  const points = Array.from({ length: 120 }, (_, i) => {
    const angle = (i / 120) * Math.PI * 2
    const wave = Math.sin(angle * waves + turn) + Math.sin(angle * (waves - 3) + turn * 2) / 2
    return polar(x, y, radius + wave * height, angle)
  })
  return polygon(points)
}

/** A falling drop of size `s`. The point is the centre of its round belly. */
export function drop(x: number, y: number, s: number): string {
  const at = (dx: number, dy: number) => `${roundCoordinate(x + s * dx)},${roundCoordinate(y + s * dy)}`
  return (
    `M${at(0, -1.5)}C${at(0.35, -0.75)} ${at(1, -0.2)} ${at(1, 0.25)}A${s},${s} 0 0 1 ${at(-1, 0.25)}` +
    `C${at(-1, -0.2)} ${at(-0.35, -0.75)} ${at(0, -1.5)}Z`
  )
}
