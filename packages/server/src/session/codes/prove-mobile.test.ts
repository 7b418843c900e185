import { reasonOf } from '@diandu/core/testing'
import { validateCaptcha } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openEntrance } from '../testing/open-entrance.ts'
import { hasProof } from './mobile-proof-store.ts'

describeOnEachEngine('captcha/validate with action 4', (open) => {
  it('validates the code of the mobile on record once, for who is logged in (ACC-43)', async () => {
    const db = await open()
    const { addUser, send, sent, call, clock } = openEntrance(db)
    const userId = await addUser('lin', '13800000001')
    await send('', 'change-phone', userId)
    const code = sent.at(-1)?.code
    const validate = (viewer?: string) => call<{ proof: string }>(validateCaptcha, { action: 4, code }, viewer)
    expect(reasonOf(await validate())).toBe('login-required')
    const answer = await validate(userId)
    const { proof } = answer.ok ? answer.value : { proof: '' }
    expect(await hasProof(db, userId, proof, clock.now())).toBe(true)
    expect(reasonOf(await validate(userId))).toMatch(/^code-/)
    expect(reasonOf(await call(validateCaptcha, { action: 3, code }, userId))).toBe('bad-parameter')
  })
})
