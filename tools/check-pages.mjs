import { pathToFileURL } from 'node:url'
import { PAGE_COSTS } from './budget.mjs'
import { inCheckout, pinnedNode, projectEnv } from './checkout.mjs'
import { runQuietly } from './child.mjs'

const COSTS = ['bytes', 'elements', 'statements', 'components']
const PROGRAM = inCheckout('packages', 'server', 'src', 'measure-pages.ts')

/** Measured costs by path beside what `pages` allow: `{ lines, complaints }`. */
export function compareCosts(measured, pages = PAGE_COSTS) {
  const lines = [['page', ...COSTS].map(cell).join('')]
  const complaints = []
  for (const { path, because, ...allowed } of pages) {
    const costs = measured[path]
    if (costs === undefined) {
      complaints.push(`${path} was not measured`)
      continue
    }
    lines.push([decodeURI(path), ...COSTS.map((cost) => `${costs[cost]} ≤ ${allowed[cost]}`)].map(cell).join(''))
    for (const cost of COSTS)
      if (!(costs[cost] <= allowed[cost]))
        complaints.push(`${path} has ${costs[cost]} ${cost}, ${allowed[cost]} are allowed: ${because}`)
  }
  return { lines, complaints }
}

const cell = (text, at) => (at === 0 ? text.padEnd(24) : text.padStart(18))

async function measure() {
  const paths = PAGE_COSTS.map(({ path }) => path)
  const { code, output } = await runQuietly(pinnedNode, ['--disable-warning=ExperimentalWarning', PROGRAM, ...paths], {
    env: projectEnv({ NO_COLOR: '1' }),
  })
  if (code !== 0) throw new Error(output)
  return JSON.parse(output.trimEnd().split('\n').at(-1))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { lines, complaints } = compareCosts(await measure())
  for (const text of [...lines, ...complaints]) console.log(text)
  console.log(`${PAGE_COSTS.length} public pages were measured: ${complaints.length} complaints`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
