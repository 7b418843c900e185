// @vitest-environment jsdom
import { memoryStore } from '@diandu/core/kernel'
import { afterEach, expect, it, vi } from 'vitest'
import { leavePage } from '../../money/payment-methods/paying.ts'
import { isBeingLeft, onceNotLeft, watchLeaving } from './being-left.ts'
import { reloadOnceForChunk } from '../../../routes/page-failure.tsx'

watchLeaving()
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'))
  document.body.innerHTML = ''
})

/** Presses it; a document that a test opens is opened nowhere. */
function press(html: string, isTaken = false): void {
  document.body.innerHTML = html
  const pressed = document.body.querySelector<HTMLElement>('[data-pressed]')
  if (pressed === null) throw new Error('Nothing to press')
  if (isTaken) document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  pressed.click()
}

it.each([
  ['a link to elsewhere', '<a href="https://pay.example/"><span data-pressed>Pay</span></a>', false, true],
  ['a link that the page takes itself', '<a href="/lists" data-pressed>Lists</a>', true, false],
  ['a button', '<button type="button" data-pressed>x</button>', false, false],
])('%s leaves the page, or does not', (_what, html, isTaken, isLeft) => {
  press(html, isTaken)
  expect(isBeingLeft()).toBe(isLeft)
})

it('a document that the browser unloads is left, and one that is shown again is not', () => {
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isBeingLeft()).toBe(true)
  window.dispatchEvent(new Event('pageshow'))
  expect(isBeingLeft()).toBe(false)
})

it('a document that was left before its code came is left, until it is shown again', () => {
  document.documentElement.dataset['left'] = ''
  watchLeaving()
  expect(isBeingLeft()).toBe(true)
  window.dispatchEvent(new Event('pageshow'))
  watchLeaving()
  expect(isBeingLeft()).toBe(false)
})

it('a step of our own to a cashier leaves the page, also where the browser fires no beforeunload', () => {
  // Its own address with another hash: a test document goes nowhere else.
  leavePage.to('#cashier')
  expect(isBeingLeft()).toBe(true)
})

it('a document of our own waits until the person is not on their way to one that they chose', () => {
  const steps: string[] = []
  const waiting: (() => void)[] = []
  const later = (again: () => void) => void waiting.push(again)
  window.dispatchEvent(new Event('beforeunload'))
  onceNotLeft(() => steps.push('another identity'), later)
  waiting.shift()?.()
  expect(steps).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  waiting.shift()?.()
  expect(steps).toEqual(['another identity'])
  onceNotLeft(() => steps.push('at once'), later)
  expect([steps, waiting]).toEqual([['another identity', 'at once'], []])
})

const leave = () => void window.dispatchEvent(new Event('beforeunload'))

it.each([
  ['before its code failed', leave, () => undefined],
  ['after its code failed', () => undefined, leave],
])(
  'code that does not come reloads nothing where the page is left %s',
  async (_when, before: () => void, meanwhile: () => void) => {
    const gone = new TypeError('Importing a module script failed.')
    const reload = vi.fn<() => void>()
    const surroundings = {
      storage: { visit: memoryStore() },
      clock: { now: () => 1_800_000_000_000 },
      isOnline: () => true,
      isReachable: async () => {
        meanwhile()
        return true
      },
      reload,
    }
    before()
    expect(await reloadOnceForChunk(gone, surroundings)).toBe('incomplete')
    window.dispatchEvent(new Event('pageshow'))
    expect(reload).not.toHaveBeenCalled()
    expect(await reloadOnceForChunk(gone, { ...surroundings, isReachable: async () => true })).toBe('reloading')
    expect(reload).toHaveBeenCalledTimes(1)
  },
)
