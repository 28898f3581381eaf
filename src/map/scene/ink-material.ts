import {
  CustomBlending,
  type DataTexture,
  DoubleSide,
  LessDepth,
  OneFactor,
  ShaderMaterial,
  SrcColorFactor,
  ZeroFactor,
} from 'three'
import { HALFTONE_ANGLES_DEG, COLOURS, type Ink, INKS, parseHexColour, DOT_TOUCH } from '@contract/inks'
import { CONSTANT_ROW, FIRST_RADIAL_ROW, RAMP_SAMPLES } from './sheet/ramps'

export type ScreenUniforms = {
  pitch: { value: number }
  blend: { value: number }
  pixel: { value: number }
}

/**
 * Tones lighter than `lightest` get no dots, tones darker than `darkest` no holes. A mark lighter than `clear`
 * does not erase what is below it.
 */
const TONE = { clear: 0.02, lightest: 0.04, darkest: 0.92 }
/** Width of a dot's soft edge, in px. */
const SOFT_EDGE = 1.4
/**
 * Small holes in solids through which the ink below shows:
 * size in pitches, share of all cells, and remaining tone.
 */
const PINHOLE = { size: 0.17, share: 0.0012, ink: 0.25 }
/** Offset added to cell numbers, as the hash needs positive ones. */
const FIRST_CELL = 65536

const glslFloat = (value: number) => value.toFixed(3)

const VERTEX = /* glsl */ `
attribute vec3 tone;
uniform float slot;
varying vec2 sheet;
varying vec3 toneAt;

void main() {
  sheet = position.xy;
  toneAt = tone;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position.xy, 0.0, 1.0);
  // Depth is the order of the marks, in a slot of its own for each ink.
  gl_Position.z = (slot + position.z) / 2.0 - 1.0;
}
`

// The colour is divided by the paper's, as the blending multiplies by the paper:
// a solid then has exactly its hex colour.
const FRAGMENT = /* glsl */ `
uniform vec3 ink;
uniform float coverage;
uniform vec2 turn;
uniform float pitch;
uniform float blend;
uniform float pixel;
uniform sampler2D ramps;
uniform float rows;
varying vec2 sheet;
varying vec3 toneAt;

float dots(float tone, float size) {
  vec2 cell = vec2(sheet.x * turn.x + sheet.y * turn.y, sheet.y * turn.x - sheet.x * turn.y) / size;
  float radius = tone < ${DOT_TOUCH.tone} ? sqrt(tone / ${Math.PI}) : ${DOT_TOUCH.radius} + (tone - ${DOT_TOUCH.tone}) * ${DOT_TOUCH.growth};
  float edge = ${glslFloat(SOFT_EDGE)} * pixel / size;
  return clamp((radius - length(fract(cell) - 0.5)) / edge + 0.5, 0.0, 1.0);
}

float rampAt(float offset, float row) {
  float u = (clamp(offset, 0.0, 1.0) * ${glslFloat(RAMP_SAMPLES - 1)} + 0.5) / ${glslFloat(RAMP_SAMPLES)};
  return texture2D(ramps, vec2(u, (row + 0.5) / rows)).r;
}

float pinhole() {
  uvec2 cell = uvec2(ivec2(floor(sheet / (pitch * ${glslFloat(PINHOLE.size)}))) + ${FIRST_CELL});
  uint hash = (cell.x * 374761393u + cell.y * 668265263u) ^ uint(turn.x * 4096.0);
  hash = (hash ^ (hash >> 13u)) * 1274126177u;
  hash = (hash ^ (hash >> 16u)) * 2246822519u;
  return (hash ^ (hash >> 15u)) < ${Math.round(PINHOLE.share * 2 ** 32)}u ? ${glslFloat(PINHOLE.ink)} : 1.0;
}

void main() {
  float tone = toneAt.x;
  if (toneAt.z > ${glslFloat(CONSTANT_ROW + 0.5)}) tone = rampAt(tone, toneAt.z);
  else if (toneAt.z < ${glslFloat(CONSTANT_ROW - 0.5)}) tone = rampAt(length(toneAt.xy), ${glslFloat(FIRST_RADIAL_ROW)} - toneAt.z);
  if (toneAt.z != ${glslFloat(CONSTANT_ROW)} && tone < ${TONE.clear}) discard;
  float cover = 0.0;
  if (tone > ${TONE.darkest}) cover = pinhole();
  else if (tone > ${TONE.lightest}) {
    cover = dots(tone, pitch);
    if (blend > 0.0) cover = mix(cover, dots(tone, pitch * 2.0), blend);
  }
  gl_FragColor = vec4(mix(vec3(1.0), ink, cover * coverage), 1.0);
}
`

/**
 * Prints one ink: multiplies it with what lies below, the topmost mark first, so that each point is printed once.
 */
export function createInkMaterial(
  ink: Ink,
  ramps: DataTexture,
  rows: number,
  screen: ScreenUniforms,
): ShaderMaterial {
  const angle = (HALFTONE_ANGLES_DEG[ink] * Math.PI) / 180
  const paper = parseHexColour(COLOURS.paper)
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...screen,
      ink: { value: parseHexColour(COLOURS[ink]).map((value, channel) => value / (paper[channel] ?? 255)) },
      coverage: { value: 0 },
      turn: { value: [Math.cos(angle), Math.sin(angle)] },
      // The ink drawn first lies farthest away, so that it never hides the next one in the depth test.
      slot: { value: INKS.length - 1 - INKS.indexOf(ink) },
      ramps: { value: ramps },
      rows: { value: rows },
    },
    side: DoubleSide,
    transparent: true,
    depthFunc: LessDepth,
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  })
}

export function createGroundMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: /* glsl */ `
attribute vec3 tint;
varying vec3 colour;
void main() {
  colour = tint;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position.xy, 0.0, 1.0);
}
`,
    fragmentShader: /* glsl */ `
varying vec3 colour;
void main() { gl_FragColor = vec4(colour, 1.0); }
`,
    side: DoubleSide,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
}
