import { expect, it } from 'vitest'
import { parseCommand } from '../ops/parse-command.ts'
import { idFrom } from './user-store.ts'

it('[OPS-6] an id begins like no option, and one of old times that does is taken all the same', () => {
  expect([idFrom('-abcdefghijklmnopqrstuvwxyz'), idFrom('_bcdefghijklmnopqrstuvwxyz')]).toEqual(['xabcdefghijklmnopqrs', 'xbcdefghijklmnopqrst'])
  expect(parseCommand(['papers', 'show', '-abc', '--by', 'Li Na'])).toMatchObject({ ok: true, value: { id: '-abc' } })
  expect(parseCommand(['papers', 'show', '--by', 'Li Na']).ok).toBe(false)
})
