import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const requested = fc.array(fc.record({ name: fc.constantFrom('lin', 'zhou', 'wu'), fails: fc.boolean() }), {
  maxLength: 20,
})

it('of one name never two at once, in their order, whatever fails; of several names at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(requested, fc.infiniteStream(fc.nat()), async (tasks, dice) => {
      const inTurn = oneAtATime()
      const begun: { readonly name: string; readonly at: number; readonly end: () => void }[] = []
      let ended = 0
      const all = tasks.map(({ name, fails }, at) =>
        inTurn(
          name,
          () =>
            new Promise<number>(
              (settle, fail) =>
                void begun.push({ name, at, end: () => (fails ? fail(new Error('it failed')) : settle(at)) }),
            ),
        ).then(
          (outcome) => expect([outcome, fails]).toEqual([at, false]),
          () => expect(fails).toBe(true),
        ),
      )
      const order: { readonly name: string; readonly at: number }[] = []
      while (ended < tasks.length) {
        await new Promise((resolve) => void setImmediate(resolve))
        expect(begun.map(({ name }) => name).toSorted()).toEqual([...new Set(begun.map(({ name }) => name))].toSorted())
        expect(begun.length).toBe(
          new Set(tasks.filter((_, at) => !order.some((one) => one.at === at)).map(({ name }) => name)).size,
        )
        const [next] = begun.splice((dice.next().value ?? 0) % begun.length, 1)
        next?.end()
        if (next !== undefined) order.push(next)
        ended += 1
      }
      await Promise.all(all)
      for (const name of ['lin', 'zhou', 'wu']) {
        const own = order.filter((one) => one.name === name).map(({ at }) => at)
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})
