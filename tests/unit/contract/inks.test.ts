import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HALFTONE_ANGLES_DEG, COLOURS, computeDotRadius, INKS, parseHexColour } from '@contract/inks'

describe('the inks', () => {
  it('are printed from the lightest to the darkest', () => {
    const light = INKS.map((ink) => parseHexColour(COLOURS[ink]).reduce((sum, channel) => sum + channel))
    expect(light).toEqual(light.toSorted((a, b) => b - a))
  })

  it('look the same in the styles, in the browser’s own bar and in the print', () => {
    const styles = readFileSync('src/styles/tokens.css', 'utf8')
    for (const [name, colour] of Object.entries(COLOURS)) expect(styles).toContain(`--${name}: ${colour};`)
    expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${COLOURS.paper}"`)
  })

  it('have the parts of their colour', () => {
    expect(parseHexColour('#fe8001')).toEqual([254, 128, 1])
    expect(parseHexColour('#000000')).toEqual([0, 0, 0])
  })

  it('have screens that stand at least 15 degrees apart, so that they make no pattern', () => {
    expect(HALFTONE_ANGLES_DEG).toEqual({ sand: 0, clay: 75, olive: 15, forest: 45 })
  })
})

describe('a halftone dot', () => {
  const covered = (tone: number) => Math.PI * computeDotRadius(tone) ** 2

  it('covers as much of its cell as the tone says, until dots touch', () => {
    expect(computeDotRadius(0)).toBe(0)
    for (const tone of [0.1, 0.4, 0.69]) expect(covered(tone)).toBeCloseTo(tone, 10)
  })

  it('grows without a jump where dots touch, and fills the corners of its cell at the darkest tone', () => {
    expect(computeDotRadius(0.7)).toBe(0.472)
    expect(computeDotRadius(0.7)).toBeCloseTo(computeDotRadius(0.699999), 3)
    expect(computeDotRadius(1)).toBeCloseTo(0.712, 10)
    expect(computeDotRadius(1)).toBeGreaterThan(Math.SQRT1_2)
  })
})
