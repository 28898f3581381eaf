import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LAYERS } from '../../.dependency-cruiser.mjs'

type Arrow = readonly [from: string, to: string]

const TREES: Record<string, string> = { src: 'src', commerce: 'commerce/src' }
/** The contract is open to all folders, and so is neither in their rows nor drawn for each of them. */
const CONTRACT = 'commerce/src/contract'

/**
 * Returns the arrows of architecture.md's drawing, between paths. An arrow to a group is one to each of its parts. A
 * part is named by its label, and by the tree that it is first drawn in unless the label is a whole path.
 */
function readDrawing(): Arrow[] {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const [, drawing = ''] = /```mermaid\nflowchart.*\n([\s\S]*?)```/.exec(document) ?? []
  const paths = new Map<string, string>()
  const groups = new Map<string, Set<string>>()
  const open: string[] = []
  const arrows: Arrow[] = []
  const readPart = (part: string): string => {
    const [, id = '', label] = /^\s*(\w+)(?:\[([\w/.-]+).*\])?\s*$/.exec(part) ?? []
    const [tree, group] = open
    if (group !== undefined) groups.get(group)?.add(id)
    if (label?.includes('/')) paths.set(id, label)
    else if (label !== undefined || !paths.has(id)) paths.set(id, `${TREES[tree ?? '']}/${label ?? id}`)
    return id
  }
  for (const line of drawing.trim().split('\n')) {
    const [, group] = /^\s*subgraph (\w+)/.exec(line) ?? []
    if (group !== undefined) {
      open.push(group)
      groups.set(group, new Set())
    } else if (/^\s*end$/.test(line)) open.pop()
    else {
      const ranks = line.split('-->').map((rank) => rank.split(/&(?![^[]*\])/).map(readPart))
      for (const [index, targets] of ranks.slice(1).entries())
        for (const from of ranks[index] ?? []) for (const to of targets) arrows.push([from, to])
    }
  }
  const listPaths = (id: string) => [...(groups.get(id) ?? [id])].map((part) => paths.get(part) ?? part)
  return arrows.flatMap(([from, to]) =>
    listPaths(from).flatMap((source) => listPaths(to).map((target): Arrow => [source, target])),
  )
}

/** Returns what the import rules allow. */
const listAllowed = (): Arrow[] =>
  Object.entries(LAYERS).flatMap(([tree, rows]) =>
    Object.entries(rows).flatMap(([folder, names]) =>
      names.map((name): Arrow => [`${tree}/${folder}`, `${tree}/${name}`]),
    ),
  )

/** Returns everything that arrows lead to from a path. */
function listReached(from: string, arrows: readonly Arrow[], reached = new Set<string>()): Set<string> {
  for (const [source, target] of arrows)
    if (source === from && !reached.has(target)) listReached(target, arrows, reached.add(target))
  return reached
}

const format = ([from, to]: Arrow) => `${from} -> ${to}`

it('a developer who follows the arrows of the layers may import what they lead from one to the next', () => {
  const allowed = new Set(listAllowed().map(format))
  const trees = Object.entries(LAYERS).map(
    ([tree, rows]) => new Set(Object.keys(rows).map((folder) => `${tree}/${folder}`)),
  )
  const drawn = readDrawing().filter(
    ([from, to]) => to !== CONTRACT && trees.some((tree) => tree.has(from) && tree.has(to)),
  )
  expect(drawn.length).toBeGreaterThan(60)
  expect(drawn.map(format).filter((arrow) => !allowed.has(arrow))).toEqual([])
})

it('a developer finds drawn, over however many arrows, what a folder may import', () => {
  const drawing = readDrawing()
  const hidden = listAllowed().filter(([from, to]) => !listReached(from, drawing).has(to))
  expect(hidden.map(format)).toEqual([])
})
