import { describe, expect, it } from 'vitest'
import { brokenArrows } from './check-arrows.mjs'
import { folderWith } from './fixture.mjs'
import { importsOf } from './import-scan.mjs'
import { SOUND } from './sound-arrows.mjs'

const complaintsAbout = (planted) => brokenArrows(folderWith({ ...SOUND, ...planted }))

describe('the import arrows', () => {
  it('let a sound project pass', () => {
    expect(complaintsAbout({})).toEqual([])
  })

  it.each([
    [
      'wire imports adapters',
      'packages/wire/src/bad.ts',
      "import { http } from '@diandu/adapters'",
      'no arrow from wire to adapters',
    ],
    [
      'core imports wire, if only a type',
      'packages/core/src/kernel/bad.ts',
      "import type { rows } from '@diandu/wire'",
      'no arrow from core to wire',
    ],
    [
      'core imports wire in a type position',
      'packages/core/src/kernel/bad.ts',
      "export type R = import('@diandu/wire').R",
      'no arrow from core to wire',
    ],
    [
      'core imports a library',
      'packages/core/src/kernel/bad.ts',
      "import axios from 'axios'",
      'core stands on xstate and dayjs only',
    ],
    [
      'dayjs is used outside core’s format',
      'packages/core/src/orders/bad.ts',
      "import dayjs from 'dayjs'",
      'dayjs is used in core/src/format only',
    ],
    [
      'a plugin of dayjs is used on the server',
      'packages/server/src/bad.ts',
      "import utc from 'dayjs/plugin/utc.js'",
      'dayjs is used in core/src/format only',
    ],
    [
      'a shelf uses the one above it',
      'packages/core/src/format/bad.ts',
      "import { isMobile } from '../input/index.ts'",
      'format is a shelf that uses kernel only',
    ],
    [
      'core imports Node',
      'packages/core/src/kernel/bad.ts',
      "import { readFile } from 'node:fs'",
      'only server and acceptance use node:',
    ],
    [
      'a module is entered by the side door',
      'packages/core/src/orders/bad.ts',
      "import { shop } from '../catalog/shop.ts'",
      'entered through its index.ts',
    ],
    [
      'a shelf uses a domain',
      'packages/core/src/kernel/bad.ts',
      "import { shop } from '../catalog/index.ts'",
      'kernel is a shelf',
    ],
    [
      'an edge between modules is not written down',
      'packages/core/src/catalog/bad.ts',
      "import { order } from '../orders/index.ts'",
      '| `catalog → orders` | why |',
    ],
    [
      'adapters are used outside composition',
      'packages/web/src/app/bad.ts',
      "import { http } from '@diandu/adapters'",
      'only packages/web/src/composition may',
    ],
    [
      'adapters are used lazily outside composition',
      'packages/web/src/app/bad.ts',
      "export const late = () => import('@diandu/adapters')",
      'only packages/web/src/composition may',
    ],
    [
      'a feature imports a feature',
      'packages/web/src/features/wallet/bad.ts',
      "export { Page } from '../orders/page.tsx'",
      'features never import each other',
    ],
    [
      'ui imports a feature',
      'packages/web/src/ui/bad.ts',
      "import { Page } from '../features/orders/page.tsx'",
      'web/src/ui lies below it',
    ],
    [
      'a floor of web imports one above it',
      'packages/web/src/app/queries/bad.ts',
      "import { screen } from '../layout/screen.ts'",
      'web/src/app/queries lies below web/src/app/layout',
    ],
    [
      'a folder of app has no floor',
      'packages/web/src/app/queries/bad.ts',
      "import { x } from '../cellar/x.ts'",
      'has no floor',
    ],
    [
      'axios is used outside adapters',
      'packages/web/src/app/bad.ts',
      "import axios from 'axios'",
      'axios is used in adapters only',
    ],
    [
      'web is loaded outside render',
      'packages/server/src/bad.ts',
      "import { Page } from '../../web/src/features/orders/page.tsx'",
      'only packages/server/src/render may',
    ],
    [
      'acceptance imports more than a type',
      'packages/acceptance/src/bad.ts',
      "import { rows } from '@diandu/wire'",
      'no arrow from acceptance to wire',
    ],
    [
      'what is for tests is used elsewhere',
      'packages/web/src/app/bad.ts',
      "import { orders } from '@diandu/core/testing'",
      'is for tests',
    ],
    [
      'what is for tests is used inside a package',
      'packages/core/src/orders/bad.ts',
      "import { orders } from '../../testing/index.ts'",
      'is for tests',
    ],
    [
      'a module of the server is entered by the side door',
      'packages/server/src/orders/bad.ts',
      "import { pay } from '../wallet/post.ts'",
      'entered through its index.ts',
    ],
    [
      'an edge between modules of the server is not written down',
      'packages/server/src/bills/bad.ts',
      "import { pay } from '../wallet/index.ts'",
      '| `bills → wallet` | why |',
    ],
    [
      'an edge of core stands for one of the server',
      'packages/server/src/orders/bad.ts',
      "import { shop } from '../catalog/index.ts'",
      'the edge orders → catalog between two modules of server has no row',
    ],
    [
      'a module of the server uses what puts the server together',
      'packages/server/src/orders/bad.ts',
      "import { server } from '../main.ts'",
      '| `orders → main` | why |',
    ],
    [
      'a module of the server runs what a module is',
      'packages/server/src/orders/bad.ts',
      "import { ServerModule } from '../server-module.ts'",
      'by its type',
    ],
    [
      'a shelf of the server uses the one above it',
      'packages/server/src/kernel/bad.ts',
      "import { query } from '../database/index.ts'",
      'kernel is a shelf that uses no other module',
    ],
    [
      'two modules of the server use one another',
      'packages/server/src/wallet/bad.ts',
      "import { place } from '../orders/index.ts'",
      'these modules of server use one another: orders → wallet → orders',
    ],
    ['a file is not there', 'packages/web/src/app/bad.ts', "import { x } from './gone.ts'", 'no such file'],
    ['an entry is not offered', 'packages/web/src/app/bad.ts', "import { x } from '@diandu/core/gone'", 'no such file'],
    [
      'a package imports itself by name',
      'packages/core/src/orders/bad.ts',
      "import { shop } from '@diandu/core/catalog'",
      'inside a package imports are relative',
    ],
  ])('are broken when %s', (_what, file, text, complaint) => {
    expect(complaintsAbout({ [file]: text })).toContainEqual(expect.stringContaining(complaint))
  })

  it('are broken by files that import one another, and not by import() on the way', () => {
    const b = 'packages/wire/src/b.ts'
    const a = { 'packages/wire/src/a.ts': "import { b } from './b.ts'\nexport const a = b" }
    expect(complaintsAbout({ ...a, [b]: "import { a } from './a.ts'\nexport const b = a" })).toEqual([
      `these files import one another: packages/wire/src/a.ts → ${b} → packages/wire/src/a.ts`,
    ])
    expect(complaintsAbout({ ...a, [b]: "export const b = () => import('./a.ts')" })).toEqual([])
  })

  it('are broken by a row of the table that nothing stands for', () => {
    expect(complaintsAbout({ 'packages/core/src/orders/index.ts': 'export const order = 1' })).toContainEqual(
      'docs/module-edges.md has a row in core for orders → catalog, which nothing imports any more',
    )
    expect(complaintsAbout({ 'packages/server/src/orders/index.ts': 'export const place = 1' })).toEqual([
      'docs/module-edges.md has a row in server for orders → wallet, which nothing imports any more',
    ])
  })

  it('are broken by a row without a reason', () => {
    const page = SOUND['docs/module-edges.md'].replace('an order is paid', '')
    expect(complaintsAbout({ 'docs/module-edges.md': page })).toContainEqual(
      expect.stringContaining('the edge orders → wallet between two modules of server has no row'),
    )
  })
})

describe('the scan of imports', () => {
  it('sees every way to import, and none in comments and texts', () => {
    const text = `import type { A } from './a.ts'
      import { type B, c } from './b.ts'
      import './c.css'
      export { d } from './d.ts'
      export type { E } from './e.ts'
      // import { f } from './f.ts'
      const g = "import { g } from './g.ts'"
      const h = () => import('./h.tsx')
      type I = import('./i.ts').I`
    expect(importsOf('x.tsx', text).map(({ specifier, kind }) => `${specifier} ${kind}`)).toEqual([
      './a.ts type',
      './b.ts static',
      './c.css static',
      './d.ts static',
      './e.ts type',
      './h.tsx dynamic',
      './i.ts type',
    ])
  })
})
