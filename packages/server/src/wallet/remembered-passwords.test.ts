import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { rememberedPasswords } from './remembered-passwords.ts'

const LI = { standing: 'payment' } as const

const begin = (max = 10) => {
  const clock = createManualClock(0)
  const verify = vi.fn(async (password: string, stored: string) => stored.startsWith(`hash of ${password}`))
  const isRight = rememberedPasswords({ verify, now: clock.now, retentionMs: 1000, max })
  return { verify, isRight, wait: clock.advance }
}

describe('Payment passwords that were right', () => {
  it('are checked once in a while, and again when the while is over', async () => {
    const { verify, isRight, wait } = begin()
    expect([await isRight('250713', 'hash of 250713', LI), await isRight('250713', 'hash of 250713', LI)]).toEqual([
      true,
      true,
    ])
    wait(999)
    expect(await isRight('250713', 'hash of 250713', LI)).toBe(true)
    expect(verify).toHaveBeenCalledTimes(1)
    wait(1)
    expect(await isRight('250713', 'hash of 250713', LI)).toBe(true)
    expect(verify).toHaveBeenCalledTimes(2)
  })

  it('let no other password and no other person through, and end with what is stored', async () => {
    const { verify, isRight } = begin()
    await isRight('250713', 'hash of 250713, salt 1', LI)
    expect(await isRight('250714', 'hash of 250713, salt 1', LI)).toBe(false)
    expect(await isRight('250713', 'hash of 864209, salt 2', LI)).toBe(false)
    expect(await isRight('250713', 'hash of 250713, salt 3', LI)).toBe(true)
    expect(verify).toHaveBeenCalledTimes(4)
  })

  it('wrong ones cost the same every time, and one asked for at the same instant is checked once', async () => {
    const { verify, isRight } = begin()
    for (const _ of [1, 2, 3]) expect(await isRight('000001', 'hash of 250713', LI)).toBe(false)
    expect(verify).toHaveBeenCalledTimes(3)
    expect(await Promise.all(Array.from({ length: 50 }, () => isRight('250713', 'hash of 250713', LI)))).not.toContain(
      false,
    )
    expect(verify).toHaveBeenCalledTimes(4)
  })

  it('remembers so many and no more, and nothing of a check that failed', async () => {
    const { verify, isRight } = begin(2)
    for (const password of ['1', '2', '3', '1']) await isRight(password, `hash of ${password}`, LI)
    expect(verify).toHaveBeenCalledTimes(4)
    verify.mockRejectedValueOnce(new Error('too many are waiting'))
    await expect(isRight('4', 'hash of 4', LI)).rejects.toThrow('too many')
    expect(await isRight('4', 'hash of 4', LI)).toBe(true)
  })
})
