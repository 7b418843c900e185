import { fail, MAX_FEN, ok, type Result } from '../kernel/index.ts'

export type YuanFailure = 'empty' | 'not-an-amount' | 'too-large'

/** Typed yuan as whole fen. Every cleaned amount that is not empty can be read; nothing is rounded. */
export function parseYuan(raw: string): Result<number, YuanFailure> {
  const text = raw.trim()
  if (text === '') return fail('empty')
  const parts = /^(\d+)(?:\.(\d{0,2}))?$/.exec(text)
  if (parts === null) return fail('not-an-amount')
  const [, yuan = '', decimals = ''] = parts
  const amountFen = Number(yuan + decimals.padEnd(2, '0'))
  return amountFen > MAX_FEN ? fail('too-large') : ok(amountFen)
}
