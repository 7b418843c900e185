import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import type { Shell } from '../session/index.ts'
import { contactChoice, serviceError, type ContactChoice, type KstConfig } from './index.ts'

const CHAT: KstConfig = {
  introduceJs: undefined,
  jumpLink: 'https://chat.example/talk',
  isJumpQq: false,
  qq: '2885001234',
}
const COMPANY = { qq: '800012345', phone: '400-000-0000' }
const QQ = { ...CHAT, isJumpQq: true }

const MODAL: ContactChoice = { kind: 'service-error', qq: '800012345', phone: '400-000-0000' }

describe('contactChoice', () => {
  it.each<Shell>(['browser', 'wechat', 'ios-app', 'android-app'])(
    'the chat opens as a page of its own (%s) (SUP-7)',
    (shell) => {
      expect(contactChoice({ shell, config: CHAT, company: COMPANY })).toEqual({ kind: 'chat', link: CHAT.jumpLink })
    },
  )

  it.each([
    ['browser', 'fallback'],
    ['wechat', 'fallback'],
    ['ios-app', 'ios-bridge'],
    ['android-app', 'android-bridge'],
  ] as const)('a visitor who is led to QQ in %s gets there by the %s (SUP-8)', (shell, kind) => {
    expect(contactChoice({ shell, config: QQ, company: COMPANY })).toEqual({ kind, contact: '2885001234' })
    expect(contactChoice({ shell, config: { ...QQ, qq: undefined }, company: COMPANY })).toEqual({
      kind,
      contact: '800012345',
    })
  })

  it('without any QQ number there is still the chat (SUP-8)', () => {
    expect(contactChoice({ shell: 'browser', config: { ...QQ, qq: undefined }, company: {} })).toEqual({
      kind: 'chat',
      link: CHAT.jumpLink,
    })
  })

  it('when there is neither link nor QQ the modal offers the platform’s own (SUP-9)', () => {
    const config = { ...CHAT, jumpLink: undefined }
    expect(contactChoice({ shell: 'ios-app', config, company: COMPANY })).toEqual(MODAL)
  })

  it('the modal comes with nothing to copy and nothing to call as well (SUP-9)', () => {
    const nothing = { kind: 'service-error', qq: undefined, phone: undefined }
    expect(
      contactChoice({ shell: 'browser', config: { ...QQ, qq: undefined, jumpLink: undefined }, company: {} }),
    ).toEqual(nothing)
  })
})

describe('serviceError', () => {
  it.each(['400-000-0000', '10086', '+86 591 0000 0000', '13800000001', '0591-00000000', '110', `+${'1'.repeat(20)}`])(
    'offers to call %s (SUP-9)',
    (phone) => {
      expect(serviceError({ phone: ` ${phone} ` })).toEqual({ kind: 'service-error', qq: undefined, phone })
    },
  )

  it('reads a text of thirty signs, and none of more (SUP-9)', () => {
    const padded = (spaces: number) => serviceError({ phone: `${' '.repeat(spaces)}110` }).phone
    expect([padded(27), padded(28)]).toEqual(['110', undefined])
  })

  it.each([
    [''],
    ['12'],
    ['1'.repeat(21)],
    ['400--000'],
    ['400-'],
    ['-400'],
    ['++86'],
    ['4 0 0 a'],
    ['４００'],
    ['400;ext=1'],
    ['*#06#'],
    ['tel:110'],
    [' '.repeat(28) + '110'],
    [110],
    [null],
    [undefined],
    [{}],
    [['110']],
    ['110\n120'],
  ])('offers no number to call for %j (SUP-9)', (phone) => {
    expect(serviceError({ phone, qq: '1' })).toEqual({ kind: 'service-error', qq: undefined, phone: undefined })
  })

  it('takes anything at all, and offers only what can be dialled (SUP-9)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.anything(), fc.stringMatching(/^[+\d -]{0,32}$/)), (phone) => {
        const offered = serviceError({ phone }).phone
        if (offered === undefined) return
        const digits = offered.replaceAll(/[- ]/g, '').replace(/^\+/, '')
        expect(String(phone)).toContain(offered)
        expect(
          digits.length >= 3 &&
            digits.length <= 20 &&
            Array.from(digits).every((digit) => digit >= '0' && digit <= '9'),
        ).toBe(true)
      }),
    )
  })
})
