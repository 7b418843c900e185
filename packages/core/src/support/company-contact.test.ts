import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { toCompanyInfo } from '../company/index.ts'
import { companyContactOf, toCompanyContact } from './index.ts'

const WHOLE = {
  phone: '400-000-0000',
  qq: '800012345',
  email: 'help@example.com',
  avatar: 'https://pictures.example/house.png',
}
const NOTHING = { phone: undefined, qq: undefined, email: undefined, avatar: undefined }
const OPERATOR_SITE = 'https://house.example'

describe('companyContactOf', () => {
  it('finds the ways to reach the operator among all that it says of itself (SUP-9)', () => {
    const items = [
      { flag: 'bottom_phone', contact: WHOLE.phone },
      { flag: 'contact_email', contact: WHOLE.email },
      { flag: 'qq', contact: WHOLE.qq },
      { flag: 'avatar', contact: WHOLE.avatar },
      { flag: 'company_name', contact: 'Invented' },
    ]
    expect(companyContactOf(toCompanyInfo(items))).toEqual(WHOLE)
    expect(companyContactOf(toCompanyInfo([]))).toEqual(NOTHING)
  })
})

describe('toCompanyContact', () => {
  it('reads phone, QQ, e-mail and avatar (SUP-9)', () => {
    expect(toCompanyContact(WHOLE)).toEqual(WHOLE)
    expect(toCompanyContact({ ...WHOLE, phone: ' 400-000-0000 ', qq: 800012345, email: ' help@example.com ' })).toEqual(
      WHOLE,
    )
  })

  it.each([
    ['phone', 'call us'],
    ['phone', 4_000_000_000],
    ['qq', '0800012345'],
    ['qq', 'qq'],
    ['email', 'help@'],
    ['email', '@example.com'],
    ['email', null],
    ['avatar', ''],
  ] as const)('misses %s %j, and keeps the others (SUP-9)', (field, value) => {
    expect(toCompanyContact({ ...WHOLE, [field]: value })).toEqual({ ...WHOLE, [field]: undefined })
  })

  it.each([[undefined], [null], [''], [7], [[]], [{}], [[WHOLE]], [JSON.stringify(WHOLE)]])(
    '%j gives no way to reach the operator (SUP-9)',
    (value) => {
      expect(toCompanyContact(value)).toEqual(NOTHING)
    },
  )

  it.each(['/pictures/house.png', '/a', '/a?b=c#d', '/', `/${'a'.repeat(2047)}`])(
    'shows the avatar of our own at %s (SUP-9)',
    (avatar) => {
      expect(toCompanyContact({ avatar }).avatar).toBe(avatar)
    },
  )

  it.each([
    'http://pictures.example/a.png',
    '//evil.example/a.png',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'a.png',
    'a/b.png',
    '/a b',
    '/a[b]\\',
    `/${'a'.repeat(2048)}`,
  ])('shows no avatar at %j (SUP-9)', (avatar) => {
    expect(toCompanyContact({ avatar }).avatar).toBeUndefined()
  })

  it('whatever is written there, an avatar comes from our own host or over https (SUP-9)', () => {
    const aPath = fc.stringMatching(/^[/\\]{1,3}[\w./\\@:?#\t-]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(anyText(), aPath, fc.webUrl()), (given) => {
        const { avatar } = toCompanyContact({ avatar: given })
        if (avatar === undefined) return
        const { origin, protocol } = new URL(avatar, OPERATOR_SITE)
        expect(avatar.startsWith('/') ? origin : protocol).toBe(avatar.startsWith('/') ? OPERATOR_SITE : 'https:')
      }),
    )
  })
})
