/** Measures of a shirt lying flat, in cm: across the chest, and from the shoulder to the hem. */
export type SizeMeasures = { size: string; chest: number; length: number }

const MEASURES: Readonly<Record<string, Omit<SizeMeasures, 'size'>>> = {
  XS: { chest: 46, length: 66 },
  S: { chest: 49, length: 69 },
  M: { chest: 52, length: 72 },
  L: { chest: 55, length: 74 },
  XL: { chest: 58, length: 76 },
  XXL: { chest: 61, length: 78 },
}

/** Returns the measures of those of a product's sizes that have some. */
export function listMeasures(sizes: readonly string[]): SizeMeasures[] {
  return sizes.flatMap((size) => {
    const measures = MEASURES[size]
    return measures === undefined ? [] : [{ size, ...measures }]
  })
}
