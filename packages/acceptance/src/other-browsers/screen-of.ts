import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lookInPage, type Seen, type Step, type Wish, type Words } from './look-in-page.ts'
import type { GivenFile, Part, Screen } from './screen.ts'
import type { Tab } from './tab.ts'
import { PATIENCE_MS } from '../browser/patience.ts'

const PAUSE_MS = 50

/** Finds by role and accessible name, in any browser. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const wordsOf = (name: string | RegExp, isExact = false): Words => {
  if (name instanceof RegExp) return { pattern: name.source, flags: name.flags }
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ')
  return isExact ? { pattern: `^${quoted}$`, flags: '' } : { pattern: quoted, flags: 'i' }
}

/** Asks until the answer is one; a page that is being left has none. */
async function until<T>(tab: Tab, what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS
  let last: unknown
  while (performance.now() < giveUpAt) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      last = error
    }
    await pause(PAUSE_MS)
  }
  const page = await tab.run(String(pageInWords), []).catch(String)
  throw new Error(`Waited in vain for ${what} on ${String(page)}`, { cause: last })
}

/** Runs in the page. */
const hasLoaded = (): boolean =>
  document.URL === 'about:blank' ||
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).loadEventEnd > 0)

/** Runs in the page. */
const pageInWords = (): string => {
  const { innerText } = document.body
  const { touches = [] } = window as { readonly touches?: readonly string[] }
  const [navigation] = performance.getEntriesByType('navigation') as unknown as readonly PerformanceNavigationTiming[]
  return `${location.href} (${navigation?.type}): ${innerText.slice(0, 300)} … ${innerText.slice(-1500)}\nLast touch: ${touches.join(', ')}`
}

/** Runs in the page. From now on the page remembers which events a touch caused, and where: for the error of a test. */
const watchTouch = (): void => {
  const page = window as { touches?: string[] }
  const isWatched = page.touches !== undefined
  const touches = (page.touches ??= [])
  touches.length = 0
  if (isWatched) return
  for (const type of ['touchstart', 'touchend', 'touchcancel', 'mousedown', 'mouseup', 'click', 'submit'])
    window.addEventListener(
      type,
      ({ target, timeStamp }) =>
        touches.push(
          `${Math.round(timeStamp)} ${type} ${target instanceof Element ? target.outerHTML.slice(0, 80) : 'the document'}`,
        ),
      { capture: true, passive: true },
    )
}

async function look(tab: Tab, steps: readonly Step[], wish: Wish): Promise<Seen> {
  return until(tab, 'the page', async () => {
    const seen = (await tab.run(String(lookInPage), [steps, wish])) as Seen | undefined | null
    if (seen === undefined || seen === null) await tab.run(`() => { ${LIBRARY} }`, [])
    return seen ?? undefined
  })
}

async function fileAt({ name, buffer }: GivenFile): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'diandu-file-')), name)
  await writeFile(path, buffer)
  return path
}

function placesIn(
  tab: Tab,
  steps: readonly Step[],
): Pick<Part, 'getByRole' | 'getByLabel' | 'getByText' | 'getByTestId'> {
  const part = (step: Step): Part => partOf(tab, [...steps, step])
  return {
    getByRole: (role, { name, exact } = {}) =>
      part({ by: 'role', role, ...(name === undefined ? {} : { name: wordsOf(name, exact) }) }),
    getByLabel: (name, { exact } = {}) => part({ by: 'label', name: wordsOf(name, exact) }),
    getByText: (text, { exact } = {}) => part({ by: 'text', name: wordsOf(text, exact) }),
    getByTestId: (id) => part({ by: 'test-id', id }),
  }
}

const stepsOf = new WeakMap<Part, readonly Step[]>()

function partOf(tab: Tab, steps: readonly Step[]): Part {
  const named = JSON.stringify(steps)
  const further = (step: Step): Part => partOf(tab, [...steps, step])
  const see = (wish: Wish = 'look') => look(tab, steps, wish)
  const one = (wish: Wish = 'look') =>
    until(tab, named, async () => {
      const before = await see()
      if (before.count > 1) throw new Error(`${named} is ${before.count} parts of the screen`)
      return before.count === 1 ? (wish === 'look' ? before : await see(wish)) : undefined
    })
  const press = async (wish: 'point' | 'covered-point' = 'point') => {
    const { x, y } = await until(tab, `a free place on ${named}`, async () => {
      // Twice at the same place: what moves is not pressed.
      const [before, after] = [(await see(wish)).point, (await see(wish)).point]
      return before !== undefined && before.x === after?.x && before.y === after.y ? after : undefined
    })
    await tab.run(String(watchTouch), [])
    await tab.touch(x, y)
  }
  const part: Part = {
    ...placesIn(tab, steps),
    first: () => further({ by: 'place', at: 0 }),
    nth: (at) => further({ by: 'place', at }),
    filter: ({ hasText, visible }) => {
      const texts = hasText === undefined ? part : further({ by: 'has-text', name: wordsOf(hasText) })
      return visible === true ? partOf(tab, [...(stepsOf.get(texts) ?? []), { by: 'visible' }]) : texts
    },
    or: (other) => further({ by: 'or', other: stepsOf.get(other) ?? [] }),
    async waitFor({ state = 'visible' } = {}) {
      await until(tab, `${named} to be ${state}`, async () =>
        (await see()).isVisible === (state === 'visible') ? true : undefined,
      )
    },
    click: () => press(),
    tap: () => press(),
    focus: async () => void (await one('focus')),
    async check({ force = false } = {}) {
      if ((await one()).isChecked) return
      await press(force ? 'covered-point' : 'point')
      await until(tab, `${named} to be checked`, async () => ((await see()).isChecked ? true : undefined))
    },
    fill: async (text) => void (await one({ fill: text })),
    selectOption: (value) => one({ select: value }),
    async setInputFiles(file) {
      await one('mark')
      await tab.giveFile('[data-marked]', await fileAt(file))
      await one('unmark')
    },
    count: async () => (await see()).count,
    isVisible: async () => (await see()).isVisible,
    isChecked: async () => (await one()).isChecked,
    textContent: async () => (await one()).texts[0] ?? null,
    allTextContents: async () => [...(await see()).texts],
    getAttribute: async (name) => (await one()).attributes[name] ?? null,
  }
  stepsOf.set(part, steps)
  return part
}

/** A tab as the steps of journeys know screens; its address is the one of the last look. */
export interface TabScreen extends Screen {
  readonly tab: Tab
}

export function screenOf(tab: Tab, baseUrl: string): TabScreen {
  let lastUrl = baseUrl
  const address = async () => (lastUrl = await tab.url())
  /** The document that is left keeps its mark; the next one has none. */
  const leave = async (how: () => Promise<void>) => {
    // A document that is left before it has loaded gives its place in the history to the next one.
    await until(tab, 'the whole page', async () => ((await tab.run(String(hasLoaded), [])) ? true : undefined))
    await tab.run('() => { window.isLeft = true }', [])
    await how()
    await until(tab, 'another document', async () =>
      (await tab.run("() => window.isLeft !== true && document.readyState !== 'loading' && document.body !== null", []))
        ? address()
        : undefined,
    )
  }
  const run = async <Given, Answer>(inPage: (given: Given) => Answer | Promise<Answer>, given?: Given) =>
    (await tab.run(String(inPage), [given])) as Answer
  return {
    tab,
    ...placesIn(tab, []),
    keyboard: { press: (key) => tab.key(key), type: (text) => tab.type(text) },
    goto: (path) => leave(() => tab.open(new URL(path, baseUrl).href)),
    reload: () => leave(() => tab.reload()),
    goBack: () => tab.back(1),
    url: () => lastUrl,
    async waitForURL(wanted) {
      const pattern =
        wanted instanceof RegExp
          ? wanted
          : new RegExp(
              `^${wanted
                .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
                .replaceAll('**', '\u0000')
                .replaceAll('*', '[^/]*')
                .replaceAll('\u0000', '.*')}$`,
            )
      await until(tab, `the address ${wanted}`, async () => (pattern.test(await address()) ? true : undefined))
    },
    evaluate: run,
  }
}
