import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('works are done one after the other, and one that fails holds up none', async () => {
  const run = inTurn()
  const done: string[] = []
  let letGo = () => {}
  const mayGo = new Promise<void>((resolve) => (letGo = resolve))
  const first = run(async () => {
    await mayGo
    done.push('first')
  })
  const second = run(() => Promise.reject(new Error('no')))
  const third = run(async () => void done.push('third'))
  await Promise.resolve()
  expect(done).toEqual([])
  letGo()
  await first
  await expect(second).rejects.toThrow('no')
  await third
  expect(done).toEqual(['first', 'third'])
})
