import { afterEach, expect, inject, it } from 'vitest'
import { runSeed } from '../dice.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { newInstallation, type Installation } from '../server/installation.ts'
import { runSoak } from './run-soak.ts'

const opened: Installation[] = []
afterEach(async () => {
  for (const installation of opened.splice(0)) await installation.remove()
})

/** The short form of `npm run bench -- soak`. */
async function soak(preload?: string) {
  const installation = await newInstallation('pglite', undefined, inject('filledMarket'))
  opened.push(installation)
  const lines: string[] = []
  const plan = {
    installation,
    pages: 1_000,
    calls: 1_000,
    firstLookAfter: 800,
    seed: runSeed(),
    tell: (line: string) => void lines.push(line),
  }
  const soaked = await runSoak({ ...plan, ...(preload === undefined ? {} : { preload }) })
  return { ...soaked, lines: [...lines, ...[...soaked.answers].map((answer) => answer.join(': '))].join('\n') }
}

it('a server holds after thousands of pages and calls of every kind what it held before', async () => {
  const { complaints, lines } = await soak()
  expect(complaints, lines).toEqual([])
})

it('the soak notices a server that keeps its answers', async () => {
  const { complaints, lines } = await soak(inCheckout('packages', 'acceptance', 'src', 'soak', 'keeps-responses.ts'))
  expect(complaints.join(), lines).toContain('The heap has grown')
})
