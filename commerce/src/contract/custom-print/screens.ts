export const RULINGS = [35, 45, 55] as const
/** Lines of dots per inch. */
export type Ruling = (typeof RULINGS)[number]

/** The mesh for each ruling in threads per cm, and the thinnest line and gap that it holds in mm. */
export const SCREENS: Readonly<Record<Ruling, { meshPerCm: number; minStrokeMm: number }>> = {
  35: { meshPerCm: 61, minStrokeMm: 0.35 },
  45: { meshPerCm: 77, minStrokeMm: 0.3 },
  55: { meshPerCm: 90, minStrokeMm: 0.3 },
}
