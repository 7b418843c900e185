import { benchApi } from './bench-api.ts'
import { benchAttack } from './bench-attack.ts'
import { benchConsole } from './bench-console.ts'
import { benchCore } from './bench-core.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchLarge } from './bench-large.ts'
import { benchMoney } from './bench-money.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchPictures } from './bench-pictures.ts'
import { benchPoints } from './market/bench-points.ts'
import { benchScaling } from './scaling/bench-scaling.ts'
import { benchSealed } from './bench-sealed.ts'
import { benchSearch } from './search/bench-search.ts'
import { benchSignatures } from './bench-signatures.ts'
import { benchSoak } from './bench-soak.ts'
import { benchThroughput } from './bench-throughput.ts'
import { benchStart } from './bench-start.ts'

/**
 * `npm run bench -- [part …]`, by the names of `PARTS`: measures and prints; nothing here can fail a test. Time that
 * grows with the square of a text is a defect on any machine, so is a signature that is not what it should be, so is a
 * category of Lighthouse's besides performance below 100, and so are fewer payments a second than are aimed at, or a
 * slow server that is not noticed, a server that holds more after a day's requests than before, a page that tells an
 * old state for too long, a search that finds too little or too slowly, a picture for lists that is too heavy, a page
 * of the console that waits too long, or a hole that an attack finds: then the exit code is 1.
 */
const PARTS = {
  console: benchConsole,
  core: benchCore,
  pages: benchPages,
  lighthouse: benchLighthouse,
  sealed: benchSealed,
  api: benchApi,
  large: benchLarge,
  money: benchMoney,
  pictures: benchPictures,
  points: benchPoints,
  scaling: benchScaling,
  search: benchSearch,
  start: benchStart,
  signatures: benchSignatures,
  soak: benchSoak,
  throughput: benchThroughput,
  attack: benchAttack,
} as const

/** One fetches something from outside first, the others fill a disk: no part of "all". */
const ONLY_WHEN_NAMED: readonly string[] = ['lighthouse', 'large', 'console']

const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word)
const requested = process.argv.slice(2)
const unknown = requested.filter((word) => !isPart(word))

if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}: say one or more of ${Object.keys(PARTS).join(', ')}, or nothing for all but ${ONLY_WHEN_NAMED.join(', ')}.`,
  )
  process.exitCode = 2
} else {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (requested.length > 0 ? !requested.includes(name) : ONLY_WHEN_NAMED.includes(name)) continue
    console.log(`\n## ${name}\n`)
    if ((await measure(console.log)) === false) process.exitCode = 1
  }
}
