import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inCheckout } from '../server/checkout-root.ts'
import { bundleOf } from './scripts/bundle-of.ts'
import { HOSTILE_TEXTS, type HostileText } from './scripts/core-texts.ts'
import { measureGrowth, type Growth } from './growth.ts'
import { numberText } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const KIB = 1024
const SCANNED_SIZE = 16 * KIB
const SIZES = [64 * KIB, 128 * KIB, 256 * KIB, 512 * KIB, 1024 * KIB]
/** How many of the slowest texts are followed up to a mebibyte. */
const FOLLOWED = 2

/** How often a growth that looks quadratic is measured again. */
const CONFIRMED = 3

type Callable = (...given: readonly unknown[]) => unknown

/**
 * How text reaches a function that does not take it alone. Whatever is not named takes one text, or is not about text.
 */
const CALLS: Readonly<Record<string, (call: Callable, text: string) => unknown>> = {
  'input/chooseImage': (call, type) => call({ type, size: 1 }),
  'catalog/addSearchTerm': (call, text) => call([text], text),
  'catalog/parseListingFilter': (call, text) => call({ q: text, min: text, platform: text }),
  'session/canEnter': (call, text) => call(text, 'browser'),
  'campaigns/bannersAt': (call, text) => call(0, text),
}
const MODULES = ['input', 'format', 'kernel', 'catalog', 'session', 'support', 'campaigns']
const ABOUT_TEXT = /^(?:clean|strip|digits|has|is|parse|password|passes|hex|mask|safe|plain)[A-Z]/

interface Measured {
  readonly name: string
  readonly worst: string
  readonly growth: Growth
}

/**
 * How the time of every function that takes text grows with it, and what one function weighs for a consumer. Says
 * whether all is well.
 */
export async function benchCore(tell: (line: string) => void): Promise<boolean> {
  const measured: Measured[] = []
  for (const [name, call] of await textFunctions()) measured.push(measure(name, call))
  tell(
    tableText(
      ['function', 'worst text', ...SIZES.map((size) => `${size / KIB} KiB ms`), 'per doubling'],
      measured.map(row),
    ),
  )
  const slow = measured.filter(({ growth }) => growth.isQuadratic)
  tell(
    slow.length === 0
      ? `\n${measured.length} functions, each linear in its text.`
      : `\nNot linear: ${slow.map(({ name }) => name).join(', ')}`,
  )

  const bundles = []
  for (const [module, name] of BUNDLED) bundles.push({ module, name, ...(await bundleOf(module, name)) })
  tell(
    `\n${tableText(
      ['import', 'bytes', 'modules'],
      bundles.map(({ module, name, bytes, modules }) => [
        `\`{ ${name} }\` from \`@diandu/core/${module}\``,
        String(bytes),
        modules.join(', '),
      ]),
    )}`,
  )
  keepResults('core', { growth: measured, bundles })
  return slow.length === 0
}

const BUNDLED = [
  ['input', 'isMobile'],
  ['input', 'cleanAmount'],
  ['format', 'hexToRgb'],
  ['kernel', 'isFen'],
  ['catalog', 'publicPlatforms'],
  ['orders', 'purchaseTerms'],
  ['session', 'canEnter'],
] as const

function measure(name: string, run: (text: string) => unknown): Measured {
  const slowest = HOSTILE_TEXTS.map((text) => ({ text, growth: growthOn(run, text, [SCANNED_SIZE], 1) }))
    .toSorted((a, b) => lastMs(b.growth) - lastMs(a.growth))
    .slice(0, FOLLOWED)
    .map(({ text }) => ({ name, worst: text.name, growth: confirmedGrowth(run, text) }))
    .toSorted(
      (a, b) => Number(b.growth.isQuadratic) - Number(a.growth.isQuadratic) || lastMs(b.growth) - lastMs(a.growth),
    )
  const [worst] = slowest
  if (worst === undefined) throw new Error('There are no texts to measure with.')
  return worst
}

/** A square shows every time it is looked at; what shows once is the collector of garbage. */
function confirmedGrowth(run: (text: string) => unknown, text: HostileText): Growth {
  let growth = growthOn(run, text, SIZES, 7)
  for (let again = 0; growth.isQuadratic && again < CONFIRMED; again += 1) growth = growthOn(run, text, SIZES, 7)
  return growth
}

const growthOn = (
  run: (text: string) => unknown,
  { textOf }: HostileText,
  sizes: readonly number[],
  runs: number,
): Growth => measureGrowth((text) => void run(text), textOf, sizes, { runs })

const lastMs = ({ timesMs }: Growth): number => timesMs.at(-1) ?? 0

const row = ({ name, worst, growth: { timesMs, factor } }: Measured): readonly string[] => [
  name,
  `\`${worst.replaceAll('|', '\\|')}\``,
  ...SIZES.map((_, at) => numberText(timesMs[at] ?? Number.NaN)),
  numberText(factor),
]

/** Core is read as files of the checkout: this package depends on none of the product's. */
async function textFunctions(): Promise<readonly (readonly [string, (text: string) => unknown])[]> {
  const core = inCheckout('packages', 'core', 'src')
  const modules = readdirSync(core, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && MODULES.includes(entry.name),
  )
  const found = await Promise.all(
    modules.map(async ({ name: module }) => {
      const exported = (await import(pathToFileURL(`${core}/${module}/index.ts`).href)) as Readonly<
        Record<string, unknown>
      >
      return Object.entries(exported).flatMap(([name, value]) => {
        const call = CALLS[`${module}/${name}`]
        if (typeof value !== 'function' || (call === undefined && !ABOUT_TEXT.test(name))) return []
        return [
          [
            `${module}/${name}`,
            (text: string) => (call === undefined ? value(text) : call(value as Callable, text)),
          ] as const,
        ]
      })
    }),
  )
  return found.flat()
}
