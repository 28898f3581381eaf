import { animated, type SpringValue, useSprings } from '@react-spring/three'
import { OrthographicCamera } from '@react-three/drei/core/OrthographicCamera.js'
import { useFrame } from '@react-three/fiber'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import type { Mesh, OrthographicCamera as ThreeCamera, ShaderMaterial } from 'three'
import { INKS, type Ink } from '@contract/inks'
import { createGroundGeometry } from './geometry'
import { createGroundMaterial } from './ink-material'
import type { SheetData } from './sheet/build-sheet'
import { createInkMeshes } from './ink-meshes'
import { type FrameSource, updateFrame } from './update-frame'

const REVEAL_STAGGER_MS = 120
const REVEAL_MS = 240

type RevealedMaterialProps = {
  object: ShaderMaterial
  attach: 'material'
  'uniforms-coverage-value': SpringValue<number> | undefined
}

// Its own type includes every element of three, which is too deep for the compiler.
const RevealedMaterial = animated.primitive as unknown as ComponentType<RevealedMaterialProps>

type PrintedSheetProps = FrameSource & { sheet: SheetData; skipReveal: boolean }

export function PrintedSheet({ sheet, skipReveal, ...source }: PrintedSheetProps) {
  const { frames } = source
  const threeCamera = useRef<ThreeCamera>(null)
  const meshes = useRef<Partial<Record<Ink, Mesh>>>({})
  const ground = useMemo(() => ({ geometry: createGroundGeometry(), material: createGroundMaterial() }), [])
  const prepared = useMemo(() => createInkMeshes(sheet), [sheet])
  const [reveals] = useSprings(
    INKS.length,
    (index) => ({
      from: { coverage: skipReveal ? 1 : 0 },
      to: { coverage: 1 },
      delay: index * REVEAL_STAGGER_MS,
      config: { duration: REVEAL_MS },
    }),
    [],
  )

  // react-spring only advances while frames are drawn, and takes longer than its duration on a slow machine.
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!skipReveal) release.current = frames.keepDrawing()
    return () => release.current?.()
  }, [frames, skipReveal])

  useFrame(() => {
    if (release.current !== undefined && prepared.inkMeshes.every(isRevealed)) {
      release.current()
      release.current = undefined
    }
    updateFrame(prepared, meshes.current, threeCamera.current, source)
  })

  return (
    <>
      <OrthographicCamera ref={threeCamera} makeDefault manual position={[0, 0, 10]} />
      <mesh geometry={ground.geometry} material={ground.material} frustumCulled={false} />
      {prepared.inkMeshes.map(({ ink, fine, material }, index) => (
        <mesh
          key={ink}
          ref={(mesh) => {
            if (mesh) meshes.current[ink] = mesh
          }}
          geometry={fine.geometry}
          frustumCulled={false}
        >
          <RevealedMaterial
            object={material}
            attach="material"
            uniforms-coverage-value={reveals[index]?.coverage}
          />
        </mesh>
      ))}
    </>
  )
}

const isRevealed = ({ material }: { material: ShaderMaterial }) => material.uniforms['coverage']?.value === 1
