const manifest = (name, exports) => JSON.stringify({ name: `@diandu/${name}`, exports })

/** A small project in which every import is allowed. */
export const SOUND = {
  'docs/module-edges.md': `| in core: from → to | why |
| --- | --- |
| \`orders\` → \`catalog\` | an order is for a listing |

| in server: from → to | why |
| --- | --- |
| \`orders → wallet\` | an order is paid |
`,
  'packages/core/package.json': manifest('core', { './testing': './testing/index.ts', './*': './src/*/index.ts' }),
  'packages/core/src/kernel/index.ts': "export { ok } from './ok.ts'",
  'packages/core/src/kernel/ok.ts': 'export const ok = 1',
  'packages/core/src/format/index.ts': "import dayjs from 'dayjs'\nexport const time = dayjs",
  'packages/core/src/input/index.ts': "import { time } from '../format/index.ts'\nexport const isMobile = time",
  'packages/core/src/catalog/index.ts': "export { shop } from './shop.ts'",
  'packages/core/src/catalog/shop.ts': "import { ok } from '../kernel/index.ts'\nexport const shop = ok",
  'packages/core/src/orders/index.ts':
    "import { setup } from 'xstate'\nimport { shop } from '../catalog/index.ts'\nexport const order = [setup, shop]",
  'packages/core/src/orders/index.test.ts':
    "import fc from 'fast-check'\nimport { readFile } from 'node:fs'\nimport { orders } from '../../testing/index.ts'",
  'packages/core/testing/index.ts': 'export const orders = 1',
  'packages/wire/package.json': manifest('wire', { '.': './src/index.ts' }),
  'packages/wire/src/index.ts': "import { order } from '@diandu/core/orders'\nexport const rows = [order]",
  'packages/adapters/package.json': manifest('adapters', { '.': './src/index.ts' }),
  'packages/adapters/src/index.ts':
    "import axios from 'axios'\nimport { rows } from '@diandu/wire'\nexport const http = [axios, rows]",
  'packages/web/package.json': manifest('web', {}),
  'packages/web/src/composition/compose.ts': "import { http } from '@diandu/adapters'\nexport const compose = http",
  'packages/web/src/features/orders/page.tsx':
    "import styles from './page.module.css'\nexport const Page = () => <p className={styles.p} />",
  'packages/web/src/features/orders/page.module.css': '.p {}',
  'packages/web/src/app/layout/screen.ts': "import { read } from '../queries/read.ts'\nexport const screen = read",
  'packages/web/src/app/queries/read.ts': 'export const read = 1',
  'packages/web/src/app/cellar/x.ts': 'export const x = 1',
  'packages/server/package.json': manifest('server', {}),
  'packages/server/src/render/render-page.ts':
    "import { Page } from '../../../web/src/features/orders/page.tsx'\nexport const render = Page",
  'packages/server/src/main.ts': "import { createServer } from 'node:http'\nexport const server = createServer",
  'packages/server/src/server-module.ts': 'export type ServerModule = number',
  'packages/server/src/catalog/index.ts': 'export const shop = 1',
  'packages/server/src/database/index.ts': "export { query } from './query.ts'",
  'packages/server/src/database/query.ts': "import { log } from '../kernel/index.ts'\nexport const query = log",
  'packages/server/src/kernel/index.ts': 'export const log = 1',
  'packages/server/src/wallet/index.ts': "export { pay } from './post.ts'",
  'packages/server/src/wallet/post.ts':
    "import type { ServerModule } from '../server-module.ts'\nimport { query } from '../database/index.ts'\nexport const pay: ServerModule = query",
  'packages/server/src/orders/index.ts': "import { pay } from '../wallet/index.ts'\nexport const place = pay",
  'packages/server/src/orders/place.test.ts': "import { pay } from '../wallet/post.ts'",
  'packages/acceptance/package.json': manifest('acceptance', {}),
  'packages/acceptance/src/bench/main.ts': "import type { rows } from '@diandu/wire'\nexport type Rows = typeof rows",
}
