import { useId } from 'react'
import { COLOURS } from '@contract/inks'
import { HalftonePatterns } from '../halftone-patterns'

/** A phone that points at a shelf and lists its stock. */
export function InventoryAppIllustration() {
  const id = useId()
  return (
    <svg viewBox="0 0 320 420" aria-hidden="true">
      <HalftonePatterns id={`${id}s`} ink="sand" />
      <HalftonePatterns id={`${id}c`} ink="clay" />
      <HalftonePatterns id={`${id}o`} ink="olive" />
      <HalftonePatterns id={`${id}f`} ink="forest" />
      <circle cx="160" cy="200" r="158" fill={`url(#${id}s3)`} />
      <g fill={COLOURS.paper}>
        <path d="M6 92h308v10H6zM6 222h308v10H6zM6 352h308v10H6z" />
        <path d="M14 36h46v56H14zM262 48h46v44h-46zM12 160h38v62H12zM268 150h40v72h-40zM18 296h48v56H18zM258 300h50v52h-50z" />
      </g>
      <path d="M14 36h46v56H14zM268 150h40v72h-40z" fill={`url(#${id}c5)`} />
      <path d="M262 48h46v44h-46zM18 296h48v56H18z" fill={`url(#${id}o5)`} />
      <path d="M12 160h38v62H12zM258 300h50v52h-50z" fill={COLOURS.sand} />
      <path d="M2 92h316v10H2zM2 222h316v10H2zM2 352h316v10H2z" fill={COLOURS.forest} />
      <rect x="76" y="12" width="168" height="396" rx="26" fill={COLOURS.forest} />
      <rect x="90" y="40" width="140" height="340" fill={COLOURS.paper} />
      <path d="M136 26h48" stroke={COLOURS.paper} strokeWidth="5" strokeLinecap="round" />
      <path d="M90 92h140v10H90zM90 222h140v10H90zM90 352h140v10H90z" fill={COLOURS.forest} />
      <path d="M104 62h34v30h-34zM164 288h44v64h-44z" fill={COLOURS.clay} />
      <path d="M156 52h54v40h-54z" fill={COLOURS.sand} />
      <path d="M112 152h58v70h-58z" fill={COLOURS.olive} />
      <path d="M112 152h58v22h-58z" fill={`url(#${id}f4)`} />
      <path d="M182 176h34v46h-34z" fill={COLOURS.forest} />
      <circle cx="128" cy="328" r="24" fill={COLOURS.sand} />
      <path
        d="M104 162v-18h18M160 144h18v18M178 208v18M104 208v18"
        fill="none"
        stroke={COLOURS.clay}
        strokeWidth="6"
      />
    </svg>
  )
}
