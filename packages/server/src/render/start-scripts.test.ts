import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { START_SCRIPTS } from './start-scripts.ts'

interface Added {
  readonly type: string
  readonly src: string
  readonly async: boolean
}

/** A document that has been read to its end, in a browser whose frames and tasks come when they are called for. */
function openPage({ hidden = false } = {}) {
  const window = new EventTarget()
  const added: Added[] = []
  const root: { acted?: string; left?: string } = {}
  const frames: (() => void)[] = []
  const tasks: { readonly run: () => void; readonly afterMs: number }[] = []
  runInNewContext(START_SCRIPTS, {
    window,
    document: {
      hidden,
      documentElement: { dataset: root },
      currentScript: { dataset: { files: '/vendor.js /entry.js' } },
      createElement: () => ({}),
      body: { appendChild: (script: Added) => added.push(script) },
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, afterMs = 0) => tasks.push({ run, afterMs }),
  })
  /** Runs what waits at most so long, and what that adds. */
  const passes = (ms: number) => {
    for (let at = 0; at < tasks.length; at += 1) {
      const { run, afterMs } = tasks[at] as (typeof tasks)[number]
      if (afterMs <= ms) run()
    }
  }
  return {
    /** A browser of an iPhone tells of no `beforeunload`. */
    presses: (target: object) =>
      window.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target })),
    happens: (name: string) => window.dispatchEvent(new Event(name)),
    paint: () => {
      for (const frame of frames.splice(0)) frame()
    },
    passes,
    sources: () => added.map(({ src }) => src),
    added,
    root,
  }
}

describe('The modules of a page (WEB-164)', () => {
  let page: ReturnType<typeof openPage>
  beforeEach(() => (page = openPage()))

  it('wait for its pictures, and for the frame that shows them', () => {
    expect(page.sources()).toEqual([])
    page.happens('load')
    page.passes(0)
    expect(page.sources()).toEqual([])
    page.paint()
    page.passes(0)
    expect(page.sources()).toEqual(['/vendor.js', '/entry.js'])
    expect(page.root).toEqual({})
    expect(page.added.every(({ type, async }) => type === 'module' && !async)).toBe(true)
  })

  it('find it marked where the page was left before they came: no later event tells them', () => {
    page.happens('beforeunload')
    expect(page.root).toEqual({ left: '' })
  })

  it.each([
    ['a link', { closest: () => ({}) }, { left: '' }],
    ['anything else', { closest: () => null }, {}],
  ])('find it marked where %s was pressed before they came, or not', (_what, target, root) => {
    page.presses(target)
    expect(page.root).toEqual(root)
  })

  it.each(['pointerdown', 'scroll', 'keydown'])('start upon the first %s, which is marked, and once', (name) => {
    page.happens(name)
    page.passes(0)
    expect(page.root).toEqual({ acted: '' })
    expect(page.sources()).toEqual(['/vendor.js', '/entry.js'])
    page.happens('load')
    page.paint()
    page.passes(10_000)
    expect(page.sources()).toHaveLength(2)
  })

  it('wait two seconds at most', () => {
    page.passes(1_999)
    expect(page.sources()).toEqual([])
    page.passes(2_000)
    expect(page.sources()).toHaveLength(2)
  })

  it('need no frame in a tab that is not seen', () => {
    const hidden = openPage({ hidden: true })
    hidden.happens('load')
    hidden.passes(0)
    expect(hidden.sources()).toHaveLength(2)
  })
})
