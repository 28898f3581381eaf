import type { Camera } from './camera'
import type { CameraAnimation } from './camera-store'

/** Between two samples the browser moves evenly, by then less than 0.3 px beside the camera's path. */
const SAMPLE_MS = 1000 / 60

/** A part of the page that follows the camera by what the compositor can animate: its transform or its opacity. */
export type CompositedLayer = {
  /** Undefined while it is not shown. */
  element: () => HTMLElement | null | undefined
  keyframe: (camera: Readonly<Camera>) => Keyframe
}

/**
 * Plays the camera's animations by Web Animations: one for each layer, of the same samples and with the same start, so
 * that the browser's compositor moves all of them in the same frame, however busy the page is.
 */
export class CompositorPlayer {
  private readonly layers = new Set<CompositedLayer>()
  private readonly playing = new Map<CompositedLayer, Animation>()

  get isPlaying(): boolean {
    return this.playing.size > 0
  }

  /** Returns a function that removes the layers. */
  add(...layers: CompositedLayer[]): () => void {
    for (const layer of layers) this.layers.add(layer)
    return () => {
      for (const layer of layers) this.layers.delete(layer)
    }
  }

  /** May be called again while it plays, for layers that have appeared since. */
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

  /** The layers are where their styles say again. */
  stop(): void {
    for (const animation of this.playing.values()) animation.cancel()
    this.playing.clear()
  }
}

function sample({ durationMs, at }: CameraAnimation['motion']): Camera[] {
  const steps = Math.ceil(durationMs / SAMPLE_MS)
  return Array.from({ length: steps + 1 }, (_, i) => at((i / steps) * durationMs))
}
