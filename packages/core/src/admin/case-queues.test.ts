import { expect, it } from 'vitest'
import { CASE_QUEUES, decisionsOf, letterOf, type CaseQueue } from './case-queues.ts'
import { isSensitive } from './staff-act.ts'

const QUEUES = Object.keys(CASE_QUEUES) as CaseQueue[]
const DECISIONS = QUEUES.flatMap((queue) =>
  Object.entries(decisionsOf(queue)).map(([name, decision]) => [`${queue} ${name}`, decision] as const),
)

it.each(DECISIONS)(
  '%s is made for several cases only where no money, owner or role is at stake (ADM-19)',
  (_, decision) => {
    expect(decision.isForMany === true && isSensitive(decision.act)).toBe(false)
  },
)

it.each(DECISIONS)('%s that needs a field is made for one case only', (_, { isForMany, fields }) => {
  expect(isForMany === true && fields !== undefined).toBe(false)
})

it('each queue has a letter of its own, and no key twice', () => {
  const letters = QUEUES.map(letterOf)
  expect(new Set(letters).size).toBe(letters.length)
  for (const queue of QUEUES) {
    const keys = Object.values(decisionsOf(queue)).flatMap(({ key }) => (key === undefined ? [] : [key]))
    expect([queue, new Set(keys).size]).toEqual([queue, keys.length])
  }
})
