/** A point. The unit (screen px or world px) is named where it is used. */
export type Point = { x: number; y: number }
