import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listChangedFiles, writeTree } from '../../../../scripts/changed/changed-files'
import { findPassedTree, recordPassedTree } from '../../../../scripts/changed/passed-tree'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '--quiet')
  for (const name of ['edited.ts', 'deleted.ts', 'kept.ts']) write(name, name)
  write('.gitignore', 'dist/\n.cache/\n')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
})
afterEach(() => rmSync(root, { recursive: true }))

function edit() {
  write('edited.ts', 'other')
  rmSync(join(root, 'deleted.ts'))
  write('added.ts', '')
  mkdirSync(join(root, 'dist'))
  write('dist/built.js', '')
}

describe('the files that a developer has changed', () => {
  it('are those that differ from a commit, whether git has been told of them or not', () => {
    edit()
    expect(listChangedFiles('HEAD', root)).toEqual(['added.ts', 'deleted.ts', 'edited.ts'])
    git('add', 'edited.ts')
    expect(listChangedFiles('HEAD', root)).toEqual(['added.ts', 'deleted.ts', 'edited.ts'])
    expect(git('diff', '--cached', '--name-only')).toBe('edited.ts\n')
  })

  it('are those that differ from what was there once, committed since or not', () => {
    edit()
    const tree = String(writeTree(root))
    expect(listChangedFiles(tree, root)).toEqual([])
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Edit')
    expect(listChangedFiles(tree, root)).toEqual([])
    write('added.ts', 'more')
    expect(listChangedFiles(tree, root)).toEqual(['added.ts'])
  })

  it('are not known without the commit, without git, or in a folder that another clone ignores', () => {
    expect(listChangedFiles('unheard-of', root)).toBeUndefined()
    const inner = join(root, 'dist')
    mkdirSync(inner)
    expect(listChangedFiles('HEAD', inner)).toBeUndefined()
    expect(writeTree(inner)).toBeUndefined()
  })

  it('are known since the tests passed, with the same Node', () => {
    expect(findPassedTree(root)).toBeUndefined()
    const tree = String(writeTree(root))
    recordPassedTree(tree, root)
    expect(findPassedTree(root)).toBe(tree)
    vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0')
    expect(findPassedTree(root)).toBeUndefined()
  })
})
