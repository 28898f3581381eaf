import { type Ref, useId } from 'react'
import { SHIRT_HEX_COLOURS } from '@print-kernel/colour'
import type { ShirtColour } from '@contract/custom-print/blanks'
import { COLOURS } from '@contract/inks'
import { HalftonePattern } from '@/ui/halftone-pattern'
import {
  ARMHOLES,
  INSIDE,
  isDark,
  LEFT_SLEEVE,
  RIGHT_SLEEVE,
  getSeamPath,
  SHADE,
  SHADE_END,
  type ShirtSide,
  getSilhouettePath,
  STAGE_MM,
} from './shirt-shape'

const PITCH = 8.5
const SUN = { x: 0, y: 268, radius: 312 }

type ShirtProps = {
  shirt: ShirtColour
  side: ShirtSide
  /** Omits the sun behind the shirt. */
  isAlone?: boolean
  ref?: Ref<SVGSVGElement>
  className?: string | undefined
}

/**
 * A shirt without a print, in mm, in the style of the site's other shirts.
 * It contains its colours, as it is also saved as a picture.
 */
export function Shirt({ shirt, side, isAlone = false, ref, className }: ShirtProps) {
  const id = useId()
  const shape = getSilhouettePath(side)
  const line = isDark(shirt) ? COLOURS.paper : COLOURS.forest
  const getFill = (name: string) => `url(#${id}${name})`
  return (
    <svg
      ref={ref}
      className={className}
      viewBox={`${STAGE_MM.left} ${STAGE_MM.top} ${STAGE_MM.width} ${STAGE_MM.height}`}
      aria-hidden="true"
    >
      <defs>
        <HalftonePattern id={`${id}sun`} ink="sand" tone={0.5} pitch={PITCH} colour={COLOURS.sand} />
        <HalftonePattern id={`${id}in`} ink="forest" tone={0.55} pitch={PITCH} colour={COLOURS.forest} />
        <HalftonePattern id={`${id}sleeve`} ink="forest" tone={0.2} pitch={PITCH} colour={COLOURS.forest} />
        <HalftonePattern id={`${id}light`} ink="forest" tone={0.07} pitch={PITCH} colour={COLOURS.forest} />
        {SHADE.map(({ x, tone }) => (
          <HalftonePattern
            key={x}
            id={`${id}${x}`}
            ink="forest"
            tone={tone}
            pitch={PITCH}
            colour={COLOURS.forest}
          />
        ))}
        <clipPath id={`${id}shirt`}>
          <path d={shape} />
        </clipPath>
      </defs>
      {isAlone ? null : <circle cx={SUN.x} cy={SUN.y} r={SUN.radius} fill={getFill('sun')} />}
      <path d={INSIDE} fill={isDark(shirt) ? COLOURS.sand : COLOURS.paper} />
      <path d={INSIDE} fill={getFill('in')} />
      <path d={shape} fill={SHIRT_HEX_COLOURS[shirt]} />
      {isDark(shirt) ? null : (
        <>
          <g clipPath={getFill('shirt')}>
            {SHADE.map(({ x }, index) => (
              <rect
                key={x}
                x={x}
                y={-60}
                width={(SHADE[index + 1]?.x ?? SHADE_END) - x}
                height={710}
                fill={getFill(String(x))}
              />
            ))}
          </g>
          <path d={LEFT_SLEEVE} fill={getFill('sleeve')} />
          <path d={RIGHT_SLEEVE} fill={getFill('light')} />
        </>
      )}
      <g fill="none" stroke={line} strokeWidth="2.4" strokeLinejoin="round">
        <path d={ARMHOLES} strokeWidth="2" />
        <path d={getSeamPath(side)} strokeWidth="2" />
        <path d={shape} stroke={COLOURS.forest} />
      </g>
    </svg>
  )
}
