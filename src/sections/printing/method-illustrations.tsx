import { useId } from 'react'
import { COLOURS } from '@contract/inks'
import { HalftonePatterns } from '../halftone-patterns'

/** Shapes of both pictures: the far ridge, the snow on its highest peak, and the near hills. */
const RIDGE = 'M0 200 70 128l44 30 66-84 52 58 40-34 64 62 44-26 100 66Z'
const SNOW = 'M180 74 232 132l-22 10-18-16-16 20-14-50Z'
const HILLS = 'M60 200l76-52 60 30 70-46 74 44 60-18 50 42Z'

/** A screen print of one ink: the sun above a ridge, in tones of olive. */
export function ScreenPrintIllustration() {
  const id = useId()
  return (
    <svg viewBox="0 0 480 200" aria-hidden="true">
      <HalftonePatterns id={id} ink="olive" />
      <circle cx="270" cy="92" r="84" fill={`url(#${id}2)`} />
      <path d={RIDGE} fill={COLOURS.paper} />
      <path d={RIDGE} fill={`url(#${id}5)`} />
      <path d={SNOW} fill={COLOURS.paper} />
      <path d={HILLS} fill={COLOURS.olive} />
    </svg>
  )
}

/** The same picture by direct-to-garment printing: in all colours, with blended tones. */
export function DtgIllustration() {
  const id = useId()
  return (
    <svg viewBox="0 0 480 200" aria-hidden="true">
      <HalftonePatterns id={`${id}s`} ink="sand" />
      <HalftonePatterns id={`${id}c`} ink="clay" colour="#A44610" />
      <HalftonePatterns id={`${id}o`} ink="olive" />
      <HalftonePatterns id={`${id}f`} ink="forest" />
      <path d="M0 24h480v176H0Z" fill={`url(#${id}s2)`} />
      <circle cx="270" cy="92" r="84" fill={COLOURS.sand} />
      <path d="M186 92a84 84 0 0 0 168 0Z" fill={`url(#${id}c4)`} />
      <path d="M194 128a84 84 0 0 0 152 0Z" fill={`url(#${id}c5)`} />
      <path d={RIDGE} fill={COLOURS.clay} />
      <path d="M180 74l52 58 40-34 64 62 44-26 100 66H214Z" fill={`url(#${id}f3)`} />
      <path d={SNOW} fill={COLOURS.paper} />
      <path d={HILLS} fill={COLOURS.olive} />
      <path d="M136 148l60 30 20-13 14 35H110ZM266 132l74 44 60-18 50 42H286Z" fill={`url(#${id}f4)`} />
    </svg>
  )
}
