import type { Camera } from './camera'
import type { CameraAnimation } from './camera-store'

/**
 * The browser interpolates linearly between two samples, which differs from the camera's path by less than 0.3 px.
 */
const SAMPLE_MS = 1000 / 60

/** An element that moves with the camera by transform or opacity, which the browser's compositor can animate. */
export type CompositedLayer = {
  /** Undefined while the element is hidden. */
  element: () => HTMLElement | null | undefined
  keyframe: (camera: Readonly<Camera>) => Keyframe
}

/**
 * Plays the camera's animations by Web Animations: one for each layer, with the same samples and the same start.
 * So the compositor moves all layers in the same frame, however busy the page's script is.
 */
export class CompositorPlayer {
  private readonly layers = new Set<CompositedLayer>()
  private readonly playing = new Map<CompositedLayer, Animation>()

  get isPlaying(): boolean {
    return this.playing.size > 0
  }

  /** Adds layers. Returns a function that removes them. */
  add(...layers: CompositedLayer[]): () => void {
    for (const layer of layers) this.layers.add(layer)
    return () => {
      for (const layer of layers) this.layers.delete(layer)
    }
  }

  /** Plays a movement. Call it again while it plays, to include layers that have appeared since. */
  play({ motion, startedAt }: CameraAnimation): void {
    let samples: Camera[] | undefined
    for (const layer of this.layers) {
      const element = layer.element()
      if (!element || this.playing.has(layer)) continue
      samples ??= sample(motion)
      const animation = element.animate(samples.map(layer.keyframe), {
        duration: motion.durationMs,
        fill: 'both',
      })
      animation.startTime = startedAt
      this.playing.set(layer, animation)
    }
  }

  /** Cancels the animations: the layers return to where their styles put them. */
  stop(): void {
    for (const animation of this.playing.values()) animation.cancel()
    this.playing.clear()
  }
}

function sample({ durationMs, at }: CameraAnimation['motion']): Camera[] {
  const steps = Math.ceil(durationMs / SAMPLE_MS)
  return Array.from({ length: steps + 1 }, (_, i) => at((i / steps) * durationMs))
}
