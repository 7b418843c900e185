import { expect, it } from 'vitest'
import { createProcessEnds } from './process-ends.ts'

function process(stop: () => Promise<void>) {
  const lines: { readonly message: string; readonly error: unknown }[] = []
  const codes: number[] = []
  let fault: (error: Error, origin: string) => void = () => undefined
  const log = {
    error: (fields: Readonly<Record<string, unknown>>, message: string) =>
      void lines.push({ message, error: fields['error'] }),
  }
  const ends = createProcessEnds(log, {
    on: (_event, receive) => (fault = receive),
    exit: (code) => void codes.push(code),
  })
  ends.stopWith(stop)
  return { ends, lines, codes, fault: (words: string) => fault(new Error(words), 'unhandledRejection') }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('an uncaught fault leaves one line, stops what runs once, and ends with its own code', async () => {
  let release = (): void => undefined
  let stops = 0
  const { ends, lines, codes, fault } = process(() => new Promise((resolve) => ((stops += 1), (release = resolve))))
  fault('the first')
  expect(lines).toEqual([{ message: 'Uncaught exception: stopping', error: new Error('the first') }])
  fault('the second')
  ends.end()
  await settled()
  expect([stops, codes]).toEqual([1, []])
  release()
  await settled()
  expect([stops, codes]).toEqual([1, [70]])
  expect(lines.slice(1)).toEqual([{ message: 'Uncaught exception while stopping', error: new Error('the second') }])
})

it('a server that was asked to stop ends with 0, with 70 where a fault came meanwhile, and where the stop itself failed', async () => {
  const requested = process(async () => undefined)
  requested.ends.end()
  await settled()
  expect([requested.codes, requested.lines]).toEqual([[0], []])

  const disturbed = process(settled as () => Promise<void>)
  disturbed.ends.end()
  disturbed.fault('in the middle')
  await settled()
  await settled()
  expect([disturbed.codes, disturbed.lines.length]).toEqual([[70], 1])

  const failed = process(() => Promise.reject(new Error('no end')))
  failed.ends.end()
  await settled()
  expect([failed.codes, failed.lines.map(({ error }) => error)]).toEqual([[70], [new Error('no end')]])
})

it('a storm of faults while it stops fills no log', () => {
  const { lines, fault } = process(() => new Promise(() => undefined))
  for (let count = 0; count < 1_000; count += 1) fault('again')
  expect(lines.length).toBeLessThan(10)
})
