import { describe, expect, it } from 'vitest'
import { crowdedFolders } from './crowded-folders.mjs'
import { folderWith } from './fixture.mjs'

const many = (folder, count) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, 'export {}']))

describe('folders of sources', () => {
  it('hold 25 files at most, tests among them; folders below count for themselves', () => {
    const base = folderWith({
      ...many('packages/core/src/orders', 25),
      ...many('packages/core/src/orders/life', 25),
      ...many('packages/web/src/ui', 26),
      ...many('packages/core/testing', 40),
    })
    expect(crowdedFolders(base, {})).toEqual(['packages/web/src/ui holds 26 files: split it by subject, 25 at most'])
  })

  it('may hold more where that is said, and only as long as they do', () => {
    const base = folderWith({ ...many('packages/server/src/a', 26), ...many('packages/server/src/b', 2) })
    const why = 'a numbered sequence'
    expect(crowdedFolders(base, { 'packages/server/src/a': why })).toEqual([])
    expect(crowdedFolders(base, { 'packages/server/src/a': why, 'packages/server/src/b': why })).toEqual([
      expect.stringContaining('packages/server/src/b may hold more'),
    ])
  })
})
