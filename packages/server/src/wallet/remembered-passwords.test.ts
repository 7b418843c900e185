import { describe, expect, it, vi } from 'vitest'
import { rememberedPasswords } from './remembered-passwords.ts'

const begin = (most = 10) => {
  let nowMs = 0
  const verify = vi.fn(async (password: string, stored: string) => stored.startsWith(`hash of ${password}`))
  const isRight = rememberedPasswords({ verify, now: () => nowMs, keptMs: 1000, most })
  return { verify, isRight, wait: (ms: number) => void (nowMs += ms) }
}

describe('Payment passwords that were right', () => {
  it('[MON-13] are judged once in a while, and anew when the while is over', async () => {
    const { verify, isRight, wait } = begin()
    expect([await isRight('250713', 'hash of 250713'), await isRight('250713', 'hash of 250713')]).toEqual([true, true])
    wait(999)
    expect(await isRight('250713', 'hash of 250713')).toBe(true)
    expect(verify).toHaveBeenCalledTimes(1)
    wait(1)
    expect(await isRight('250713', 'hash of 250713')).toBe(true)
    expect(verify).toHaveBeenCalledTimes(2)
  })

  it('[MON-13] let no other password and no other person through, and end with what is stored', async () => {
    const { verify, isRight } = begin()
    await isRight('250713', 'hash of 250713, salt 1')
    expect(await isRight('250714', 'hash of 250713, salt 1')).toBe(false)
    expect(await isRight('250713', 'hash of 864209, salt 2')).toBe(false)
    expect(await isRight('250713', 'hash of 250713, salt 3')).toBe(true)
    expect(verify).toHaveBeenCalledTimes(4)
  })

  it('[MON-13] wrong ones cost the same every time, and one asked for at the same instant is judged once', async () => {
    const { verify, isRight } = begin()
    for (const _ of [1, 2, 3]) expect(await isRight('000001', 'hash of 250713')).toBe(false)
    expect(verify).toHaveBeenCalledTimes(3)
    expect(await Promise.all(Array.from({ length: 50 }, () => isRight('250713', 'hash of 250713')))).not.toContain(false)
    expect(verify).toHaveBeenCalledTimes(4)
  })

  it('[MON-13] remembers so many and no more, and nothing of a judgement that failed', async () => {
    const { verify, isRight } = begin(2)
    for (const password of ['1', '2', '3', '1']) await isRight(password, `hash of ${password}`)
    expect(verify).toHaveBeenCalledTimes(4)
    verify.mockRejectedValueOnce(new Error('too many are waiting'))
    await expect(isRight('4', 'hash of 4')).rejects.toThrow('too many')
    expect(await isRight('4', 'hash of 4')).toBe(true)
  })
})
