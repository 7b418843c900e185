import { describe, expect, it } from 'vitest'
import { unusedCoreExports } from './core-exports.mjs'
import { folderWith } from './fixture.mjs'
import { scanImports } from './import-scan.mjs'

const SOUND = {
  'packages/core/package.json': JSON.stringify({ name: '@diandu/core', exports: { './*': './src/*/index.ts' } }),
  'packages/core/src/orders/index.ts': "export { place, cancel as giveUp } from './place.ts'",
  'packages/core/src/orders/place.ts': `import { MAX_SHOPS } from './limits.ts'
const limit = () => MAX_SHOPS
export const place = () => limit()
export const cancel = () => import('./reasons.ts')
export type Placed = ReturnType<typeof place>`,
  'packages/core/src/orders/limits.ts': 'export const MAX_SHOPS = 3',
  'packages/core/src/orders/reasons.ts': 'export const REASONS = []',
  'packages/core/src/orders/place.test.ts': "import { place } from './place.ts'\nplace()",
  'packages/server/package.json': JSON.stringify({ name: '@diandu/server', exports: {} }),
  'packages/server/src/main.ts': "import { place, giveUp } from '@diandu/core/orders'\nplace()\ngiveUp()",
}

const unusedWith = (planted) => {
  const base = folderWith({ ...SOUND, ...planted })
  return unusedCoreExports(base, scanImports(base, ['core', 'server'])).map((sentence) => sentence.split('. ')[0])
}

describe('the exports of core', () => {
  it('may be used by another package, and by what it uses in core', () => {
    expect(unusedWith({})).toEqual([])
  })

  it.each([
    ['only a test calls', { 'packages/core/src/orders/a.test.ts': "import { wait } from './wait.ts'\nwait()" }],
    [
      'only a test of another package calls',
      { 'packages/server/src/a.test.ts': "import { wait } from '@diandu/core/orders'" },
    ],
    [
      'only a folder of tests calls',
      { 'packages/server/src/testing/a.ts': "import { wait } from '@diandu/core/orders'" },
    ],
    [
      'only unused code calls',
      { 'packages/core/src/orders/idle.ts': "import { wait } from './wait.ts'\nconst idle = wait" },
    ],
  ])('are named where %s them', (_, planted) => {
    const files = {
      'packages/core/src/orders/index.ts':
        "export { place, cancel as giveUp } from './place.ts'\nexport { wait } from './wait.ts'",
      'packages/core/src/orders/wait.ts': 'export const wait = () => 1',
    }
    expect(unusedWith({ ...files, ...planted })).toEqual([
      'packages/core/src/orders/wait.ts: no product code uses wait',
    ])
  })
})
