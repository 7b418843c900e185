import type { CaptchaPuzzle } from '@diandu/core/session'
import { expect, it } from 'vitest'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { nextCaptchaStep, type CaptchaEvent, type CaptchaStep } from './captcha-steps.ts'
import { captchaView } from './captcha-challenge.tsx'

const puzzle = (id: string): CaptchaPuzzle => ({
  id,
  pictureUrl: '',
  pieceUrl: '',
  width: 320,
  height: 160,
  pieceSize: 48,
  pieceTop: 0,
})
const messages = verificationMessages['zh-CN'].captcha

const after = (...events: readonly CaptchaEvent[]): CaptchaStep =>
  events.reduce<CaptchaStep>(nextCaptchaStep, { at: 'loading' })
const seen = (step: CaptchaStep) => ('puzzle' in step ? captchaView(step, messages) : step.at)
const came: CaptchaEvent = { type: 'puzzle.came', puzzle: puzzle('a') }

it('a miss is told over the next picture, and the old one takes no answer meanwhile (SES-23)', () => {
  expect(seen(after(came))).toEqual({ state: 'idle', message: messages.hint })
  expect(seen(after(came, { type: 'answer.given' }))).toEqual({ state: 'checking', message: messages.checking })
  expect(seen(after(came, { type: 'answer.missed' }))).toEqual({ state: 'checking', message: messages.changing })
  expect(seen(after(came, { type: 'answer.missed' }, { type: 'puzzle.came', puzzle: puzzle('b') }))).toEqual({
    state: 'failed',
    message: messages.wrong,
  })
  expect(seen(after(came, { type: 'answer.given' }, { type: 'answer.fitted' }))).toEqual({
    state: 'passed',
    message: messages.passed,
  })
})

it('a picture that was given up was not missed (SES-23)', () => {
  const next = after(came, { type: 'answer.missed' }, came, { type: 'puzzle.given-up' }, came)
  expect(seen(next)).toEqual({ state: 'idle', message: messages.hint })
})

it('a lost picture leads back to loading (SES-23)', () => {
  const lost: CaptchaEvent = { type: 'puzzle.lost', failure: { kind: 'offline' } }
  expect(seen(after(lost))).toBe('lost')
  expect(seen(after(lost, { type: 'puzzle.given-up' }))).toBe('loading')
})
