import { benchApi } from './bench-api.ts'
import { benchCore } from './bench-core.ts'
import { benchMoney } from './bench-money.ts'
import { benchPages } from './bench-pages.ts'
import { benchSealed } from './bench-sealed.ts'
import { benchSignatures } from './bench-signatures.ts'
import { benchStart } from './bench-start.ts'

/**
 * `pnpm bench [core] [pages] [sealed] [api] [money] [start] [signatures]`: measures and prints; nothing here can fail a test. Time that grows with the square of a
 * text is a defect on any machine, so is a signature that is not what it should be, and so are fewer payments a second than are aimed at, or a slow server that is not noticed: then the exit code is 1.
 */
const PARTS = { core: benchCore, pages: benchPages, sealed: benchSealed, api: benchApi, money: benchMoney, start: benchStart, signatures: benchSignatures } as const

const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word)
const asked = process.argv.slice(2)
const unknown = asked.filter((word) => !isPart(word))

if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: say one or more of ${Object.keys(PARTS).join(', ')}, or nothing for all.`)
  process.exitCode = 2
} else {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n## ${name}\n`)
    if ((await measure(console.log)) === false) process.exitCode = 1
  }
}
