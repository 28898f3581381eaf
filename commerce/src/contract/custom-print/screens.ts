export const RULINGS = [35, 45, 55] as const
/** Lines of dots per inch. */
export type Ruling = (typeof RULINGS)[number]

/** The mesh for each ruling in threads per cm, and the thinnest line and gap that it holds in mm. */
export const SCREENS: Readonly<Record<Ruling, { meshPerCm: number; minStrokeMm: number }>> = {
  35: { meshPerCm: 61, minStrokeMm: 0.35 },
  45: { meshPerCm: 77, minStrokeMm: 0.3 },
  55: { meshPerCm: 90, minStrokeMm: 0.3 },
}

/** In degrees, for all inks: it gives no moiré with threads at 0 and 90, and only one ink is printed. */
export const SCREEN_ANGLE_DEG = 22.5
