import { expect, it } from 'vitest'
import { retryVisit } from './retry-visit.ts'

/** Fails so many times, and then answers with the number of its attempt. */
function failing(times: number) {
  let attempts = 0
  return async () => {
    attempts += 1
    if (attempts <= times) throw new Error(`lost recording ${attempts}`)
    return attempts
  }
}

it('a visit that was lost is made again, and each loss is told', async () => {
  const lines: string[] = []
  expect(await retryVisit(failing(2), (line) => lines.push(line))).toBe(3)
  expect(lines).toEqual(['once more: lost recording 1', 'once more: lost recording 2'])
})

it('a visit is given up at the third loss in a row', async () => {
  await expect(retryVisit(failing(3), () => undefined)).rejects.toThrow('lost recording 3')
})
