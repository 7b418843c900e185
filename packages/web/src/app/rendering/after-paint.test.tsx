// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => vi.restoreAllMocks())

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const afterNextFrame = () => nextFrame().then(() => new Promise((resolve) => setTimeout(resolve)))

it('a task after the paint waits for the frame that is about to be painted, and runs once', async () => {
  const ran = vi.fn()
  afterPaint(ran)
  await Promise.resolve()
  expect(ran).not.toHaveBeenCalled()
  const frames: number[] = []
  requestAnimationFrame(() => frames.push(ran.mock.calls.length))
  await afterNextFrame()
  expect(frames).toEqual([0])
  expect(ran).toHaveBeenCalledTimes(1)
})

it('a task after the paint is taken back before the frame and after it', async () => {
  const ran = vi.fn()
  afterPaint(ran)()
  const takeBack = afterPaint(ran)
  requestAnimationFrame(takeBack)
  await afterNextFrame()
  await afterNextFrame()
  expect(ran).not.toHaveBeenCalled()
})

it('a tab that is not visible gets no frames: there it runs at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const ran = vi.fn()
  afterPaint(ran)()
  expect(ran).toHaveBeenCalledTimes(1)
})
