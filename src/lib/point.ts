/** A point in the unit that its owner names: px of the screen, or of the world. */
export type Point = { x: number; y: number }
