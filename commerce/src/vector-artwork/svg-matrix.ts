import type { SvgBounds } from './svg-bounds'

/** From an element's units to px of the picture: `[a, b, c, d, e, f]` as SVG has it. */
export type SvgMatrix = readonly [number, number, number, number, number, number]

/** Returns the matrix that does the second first, then the first. */
export const multiply = ([a, b, c, d, e, f]: SvgMatrix, [g, h, i, j, k, l]: SvgMatrix): SvgMatrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Reads a list of transformations; what is none is left out. */
export function readMatrix(transform = ''): SvgMatrix {
  let matrix: SvgMatrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [p = 0, q, ...rest] = readNumbers(list)
    const [sin, cos, tan] = [Math.sin, Math.cos, Math.tan].map((compute) => compute((p * Math.PI) / 180)) as [
      number,
      number,
      number,
    ]
    const around = ([x = 0, y = 0]: number[], step: SvgMatrix) =>
      multiply(multiply([1, 0, 0, 1, x, y], step), [1, 0, 0, 1, -x, -y])
    const steps: Record<string, () => SvgMatrix> = {
      matrix: () => [p, q ?? 0, rest[0] ?? 0, rest[1] ?? 1, rest[2] ?? 0, rest[3] ?? 0],
      translate: () => [1, 0, 0, 1, p, q ?? 0],
      scale: () => [p, 0, 0, q ?? p, 0, 0],
      rotate: () => around([q ?? 0, ...rest], [cos, sin, -sin, cos, 0, 0]),
      skewX: () => [1, 0, tan, 1, 0, 0],
      skewY: () => [1, tan, 0, 1, 0, 0],
    }
    const step = Object.hasOwn(steps, name ?? '') ? steps[name ?? '']?.() : undefined
    if (step !== undefined) matrix = multiply(matrix, step)
  }
  return matrix
}

/** Returns the bounds of a box that is transformed. */
export function transformBounds(
  [a, b, c, d, e, f]: SvgMatrix,
  [left, top, right, bottom]: SvgBounds,
): SvgBounds {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const readNumbers = (text = ''): number[] =>
  Array.from(text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi), ([number]) => Number(number))
