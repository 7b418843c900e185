import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBusyCount } from './busy-count.ts'

function received() {
  const busy = createBusyCount()
  const changes: boolean[] = []
  const leave = busy.subscribe(() => changes.push(busy.isBusy()))
  return { busy, changes, leave }
}

describe('createBusyCount', () => {
  it('is busy from the first start to the last end', () => {
    const busy = createBusyCount()
    expect(busy.isBusy()).toBe(false)
    const endFirst = busy.start()
    const endSecond = busy.start()
    endFirst()
    expect(busy.isBusy()).toBe(true)
    endSecond()
    expect(busy.isBusy()).toBe(false)
  })

  it('tells its listeners of the two edges only', () => {
    const { busy, changes } = received()
    const ends = [busy.start(), busy.start(), busy.start()]
    for (const end of ends) end()
    busy.start()()
    expect(changes).toEqual([true, false, true, false])
  })

  it('tells a listener that left nothing more', () => {
    const { busy, changes, leave } = received()
    const end = busy.start()
    leave()
    end()
    expect(changes).toEqual([true])
  })

  it('agrees with a set of open requests, whatever starts and ends', () => {
    const steps = fc.array(fc.oneof(fc.constant('start' as const), fc.nat({ max: 20 })))
    fc.assert(
      fc.property(steps, (taken) => {
        const { busy, changes } = received()
        const ends: Array<() => void> = []
        const open = new Set<number>()
        const expected: boolean[] = []
        for (const step of taken) {
          const wasBusy = open.size > 0
          if (step === 'start') {
            open.add(ends.length)
            ends.push(busy.start())
          } else {
            open.delete(step)
            ends[step]?.()
          }
          if (wasBusy !== open.size > 0) expected.push(open.size > 0)
          expect(busy.isBusy()).toBe(open.size > 0)
        }
        expect(changes).toEqual(expected)
      }),
    )
  })
})
