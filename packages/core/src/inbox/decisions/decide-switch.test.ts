import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inboxState, type SwitchedOff } from '../inbox-state.ts'
import { MESSAGE_CHANNELS, PHONE_CHANNELS } from '../message-channel.ts'
import { kindShape, MESSAGE_KINDS, type MessageKind } from '../message-kind.ts'
import { decideSwitch } from './decide-switch.ts'

const KINDS = Object.keys(MESSAGE_KINDS) as MessageKind[]

it('whatever is switched in whatever order, money and deadlines keep a way to the phone (NTF-5)', () => {
  const wishes = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...MESSAGE_CHANNELS), fc.boolean()))
  fc.assert(
    fc.property(wishes, (wished) => {
      let off: readonly SwitchedOff[] = []
      const kinds = () => inboxState({ unread: new Map(), off, newestId: null }).kinds
      for (const [kind, channel, isOn] of wished) {
        const now = kinds().find((one) => one.kind === kind)
        if (now === undefined || !decideSwitch(now, channel, isOn).ok) continue
        const others = off.filter((one) => one.kind !== kind || one.channel !== channel)
        off = isOn ? others : [...others, { kind, channel }]
      }
      for (const state of kinds())
        if (kindShape(state.kind).isEssential)
          expect(PHONE_CHANNELS.some((channel) => state[channel] === true)).toBe(true)
    }),
  )
})

it('a way that a kind does not have is not switched, and what is off may be switched off again (NTF-4, NTF-5)', () => {
  const price = { kind: 'price', sms: null, push: true } as const
  expect(decideSwitch(price, 'sms', true)).toMatchObject({ ok: false, failure: { reason: 'bad-parameter' } })
  expect(decideSwitch(price, 'push', false).ok).toBe(true)
  const money = { kind: 'money', sms: false, push: true } as const
  expect(decideSwitch(money, 'sms', false).ok).toBe(true)
  expect(decideSwitch(money, 'push', false)).toMatchObject({ ok: false, failure: { reason: 'last-channel' } })
  expect(decideSwitch(money, 'inbox', false).ok).toBe(true)
})
