import { expect, it } from 'vitest'
import { parseCommand } from '../ops/parse-command.ts'
import { idFrom } from './id-from.ts'

it('an id begins like no option, and one of old times that does is taken all the same (OPS-6)', () => {
  expect([idFrom('-abcdefghijklmnopqrstuvwxyz'), idFrom('_bcdefghijklmnopqrstuvwxyz')]).toEqual([
    'xabcdefghijklmnopqrs',
    'xbcdefghijklmnopqrst',
  ])
  expect(parseCommand(['papers', 'show', '-abc', '--by', 'Li Na'])).toMatchObject({
    ok: true,
    value: { input: { id: '-abc' } },
  })
  expect(parseCommand(['papers', 'show', '--by', 'Li Na']).ok).toBe(false)
})
