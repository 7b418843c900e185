import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { ADDED_PAGES, ADDED_PARTS, FIRST_PAGES } from './budget.mjs'
import { weighAddedLoads, weighFirstLoads } from './check-size.mjs'
import { folderWith } from './fixture.mjs'

const noise = (kib) => randomBytes(kib * 512).toString('hex')
const OPTIONS = { pages: [{ route: '/', page: 'src/home.tsx' }], limitKib: 20, neverFirst: ['axios'] }

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/home.tsx', '_late.js'],
  },
  'src/home.tsx': { file: 'home.js', imports: ['_shared.js'], css: ['home.css'] },
  '_shared.js': { file: 'shared.js' },
  '_late.js': { file: 'late.js' },
}

const weigh = (files, modules = {}) =>
  weighFirstLoads(
    folderWith({
      '.vite/manifest.json': JSON.stringify(MANIFEST),
      '.vite/modules.json': JSON.stringify(modules),
      'entry.js': '1',
      'home.js': '2',
      'shared.js': '3',
      'late.js': noise(100),
      'home.css': noise(100),
      ...files,
    }),
    OPTIONS,
  )

it('weighs the entry, the page and what both import, each once, and nothing that comes later', () => {
  const { lines, complaints } = weigh({})
  expect(complaints).toEqual([])
  expect(lines[1]).toMatch(/^\/ +3 /)
})

it('the check complains of a page that is too heavy, and says of what', () => {
  const { complaints } = weigh(
    { 'shared.js': noise(60) },
    { 'shared.js': ['node_modules/.pnpm/x@1/node_modules/@big/thing/index.js'] },
  )
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toMatch(
    /^\/ needs \d+\.\d KiB of script, 20 KiB are allowed; the largest: shared\.js .*@big\/thing/,
  )
})

it.each([
  ['/', 119, 121],
  ['/lists', 129, 131],
  ['/shop/:id', 129, 131],
  ['/search', 129, 131],
  ['/login', 129, 131],
])('the check holds %s to the real budget: %d KiB pass, %d do not', (route, allowed, tooMuch) => {
  const manifest = {
    e: { isEntry: true, file: 'entry.js' },
    ...Object.fromEntries(FIRST_PAGES.map(({ page }, at) => [page, { file: `page-${at}.js` }])),
  }
  const pageFiles = (kib) =>
    Object.fromEntries(
      FIRST_PAGES.map((one, at) => [`page-${at}.js`, one.route === route ? randomBytes(kib * 1024) : '']),
    )
  const files = { '.vite/manifest.json': JSON.stringify(manifest), '.vite/modules.json': '{}', 'entry.js': '1' }
  expect(weighFirstLoads(folderWith({ ...files, ...pageFiles(allowed) })).complaints).toEqual([])
  expect(weighFirstLoads(folderWith({ ...files, ...pageFiles(tooMuch) })).complaints).toEqual([
    expect.stringContaining(`${route} needs ${tooMuch}.`),
  ])
})

it('the check complains of a library that should come later, wherever in the first load it is', () => {
  const { complaints } = weigh(
    {},
    {
      'shared.js': ['node_modules/.pnpm/axios@1/node_modules/axios/lib/axios.js'],
      'late.js': ['node_modules/axios/x.js'],
    },
  )
  expect(complaints).toEqual([
    '/: axios is in shared.js, which is in the first load; import() it after the first picture',
  ])
})

it('the check complains of a shared file that waits for the entry, which waits for it', () => {
  const manifest = { ...MANIFEST, '_shared.js': { file: 'shared.js', imports: ['src/entry-client.tsx'] } }
  expect(weigh({ '.vite/manifest.json': JSON.stringify(manifest) }).complaints).toEqual([
    expect.stringMatching(/^shared\.js comes before the entry and waits for it/),
  ])
  // A file that comes later may import the entry.
  const later = { ...MANIFEST, 'src/home.tsx': { file: 'home.js', imports: ['_shared.js', 'src/entry-client.tsx'] } }
  expect(weigh({ '.vite/manifest.json': JSON.stringify(later) }).complaints).toEqual([])
})

it('the check complains when it cannot tell', () => {
  expect(weighFirstLoads(folderWith({}), OPTIONS).complaints).toHaveLength(1)
  expect(
    weighFirstLoads(
      folderWith({
        '.vite/manifest.json': JSON.stringify({ e: { isEntry: true, file: 'e.js' } }),
        '.vite/modules.json': '{}',
        'e.js': '',
      }),
      OPTIONS,
    ).complaints[0],
  ).toContain('no chunk for src/home.tsx')
})

it.each([...ADDED_PAGES, ...ADDED_PARTS])(
  'the check holds what $route adds to the market to $limitKib KiB',
  ({ route, page, limitKib }) => {
    const complaintsAt = (kib, firstImports = []) => {
      const manifest = {
        e: { isEntry: true, file: 'entry.js', imports: ['_shared.js'] },
        '_shared.js': { file: 'shared.js' },
        ...Object.fromEntries(FIRST_PAGES.map((one) => [one.page, { file: 'market.js', imports: firstImports }])),
        [page]: { file: 'added.js', imports: ['_shared.js', FIRST_PAGES[0].page] },
      }
      const market = randomBytes(100 * 1024)
      return weighAddedLoads(
        folderWith({
          '.vite/manifest.json': JSON.stringify(manifest),
          '.vite/modules.json': '{}',
          'entry.js': '1',
          'shared.js': market,
          'market.js': market,
          'added.js': randomBytes(kib * 1024),
        }),
        { pages: [{ route, page, limitKib }] },
      ).complaints
    }
    expect(complaintsAt(limitKib - 1)).toEqual([])
    expect(complaintsAt(limitKib + 1)).toHaveLength(1)
    expect(complaintsAt(1, [page])).toEqual([`${route}: added.js is in a first load; import() it`])
  },
)
