import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isThriftyConnection } from './thrifty-connection.ts'
import { whenIdle, whenSeen } from './when-seen.ts'

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

it('[WEB-3] what is in view is fetched once, when the page is quiet', () => {
  const task = vi.fn()
  whenSeen(element, task)
  look?.(false)
  expect(idle).toBeUndefined()
  look?.(true)
  expect(task).not.toHaveBeenCalled()
  expect(look).toBeUndefined()
  idle?.()
  expect(task).toHaveBeenCalledTimes(1)
})

it('[WEB-3] a quiet moment is waited for two seconds at most', () => {
  const ask = vi.fn(() => 1)
  vi.stubGlobal('requestIdleCallback', ask)
  const task = vi.fn()
  whenIdle(task)
  expect(ask).toHaveBeenCalledWith(task, { timeout: 2000 })
})

it('[WEB-3] a page that was left fetches nothing more', () => {
  const task = vi.fn()
  const stop = whenSeen(element, task)
  look?.(true)
  stop()
  expect(idle).toBeUndefined()
  expect(look).toBeUndefined()
})

it('[WEB-3] on a connection that asks to be spared nothing is fetched on a guess', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  whenSeen(element, () => undefined)
  expect(look).toBeUndefined()
})

it('[WEB-3] a browser too old to see what is in view fetches nothing on a guess', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(() => whenSeen(element, () => undefined)()).not.toThrow()
})

it('[WEB-3] an old browser waits a moment instead, and forgets the task when it is told to', () => {
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
] as const)('[WEB-3] thrift of %o is %s', (hints, isThrifty) => {
  expect(isThriftyConnection(hints)).toBe(isThrifty)
})
