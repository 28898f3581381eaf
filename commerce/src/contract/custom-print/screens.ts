export const RULINGS = [35, 45, 55] as const
/** Lines of dots an inch. */
export type Ruling = (typeof RULINGS)[number]

/** The mesh that carries each ruling, in threads a cm, and the thinnest line and gap that it holds, in mm. */
export const SCREENS: Readonly<Record<Ruling, { mesh: number; thinnest: number }>> = {
  35: { mesh: 61, thinnest: 0.35 },
  45: { mesh: 77, thinnest: 0.3 },
  55: { mesh: 90, thinnest: 0.3 },
}
