import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isThriftyConnection } from './thrifty-connection.ts'
import { whenIdle, onVisible } from './on-visible.ts'

const element = {} as Element
let look: ((isSeen: boolean) => void) | undefined
let idle: (() => void) | undefined

class Watcher {
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe(): void {}
  disconnect(): void {
    look = undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  look = undefined
  idle = undefined
})

it('an element in view is fetched once, when the page is quiet', () => {
  const task = vi.fn()
  onVisible(element, task)
  look?.(false)
  expect(idle).toBeUndefined()
  look?.(true)
  expect(task).not.toHaveBeenCalled()
  expect(look).toBeUndefined()
  idle?.()
  expect(task).toHaveBeenCalledTimes(1)
})

it('a quiet moment is waited for two seconds at most', () => {
  const call = vi.fn(() => 1)
  vi.stubGlobal('requestIdleCallback', call)
  const task = vi.fn()
  whenIdle(task)
  expect(call).toHaveBeenCalledWith(task, { timeout: 2000 })
})

it('a page that was left fetches nothing more', () => {
  const task = vi.fn()
  const stop = onVisible(element, task)
  look?.(true)
  stop()
  expect(idle).toBeUndefined()
  expect(look).toBeUndefined()
})

it('on a connection that asks to be spared nothing is fetched on a guess', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  onVisible(element, () => undefined)
  expect(look).toBeUndefined()
})

it('a browser too old to see what is in view fetches nothing on a guess', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(() => onVisible(element, () => undefined)()).not.toThrow()
})

it('an old browser waits a moment instead, and forgets the task when it is told to', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const later: (() => void)[] = []
  vi.stubGlobal('setTimeout', (task: () => void) => later.push(task))
  const forgotten = vi.fn()
  vi.stubGlobal('clearTimeout', forgotten)
  const task = vi.fn()
  const stop = whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  later[0]?.()
  expect(task).toHaveBeenCalledTimes(1)
  stop()
  expect(forgotten).toHaveBeenCalledWith(1)
})

it.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
] as const)('thrift of %o is %s', (hints, isThrifty) => {
  expect(isThriftyConnection(hints)).toBe(isThrifty)
})
