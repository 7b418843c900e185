import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import {
  COMPANY_FLAGS,
  companyItemsAt,
  isInventedCompany,
  toCompanyInfo,
  type CompanyInfo,
  advisersOf,
  AGREEMENT_NAMES,
  registrationAgreement,
} from './index.ts'

const NOTHING: CompanyInfo = {
  licenceNumber: undefined,
  companyName: undefined,
  icp: undefined,
  copyright: undefined,
  contactEmail: undefined,
  bottomPhone: undefined,
  contacts: {},
}

describe('toCompanyInfo', () => {
  it('gives each contact the name of its flag (COM-1)', () => {
    const answered = [
      { flag: 'licence_number', contact: '91350100M000100Y43' },
      { flag: 'company_name', contact: '店渡网络科技有限公司' },
      { flag: 'icp', contact: '闽ICP备00000000号' },
      { flag: 'copyright', contact: '© 2025 店渡' },
      { flag: 'contact_email', contact: 'hello@diandu.example' },
      { flag: 'bottom_phone', contact: ' 400-000-0000 ' },
      { flag: 'wechat', contact: 'diandu' },
    ]
    expect(toCompanyInfo(answered)).toEqual({
      licenceNumber: '91350100M000100Y43',
      companyName: '店渡网络科技有限公司',
      icp: '闽ICP备00000000号',
      copyright: '© 2025 店渡',
      contactEmail: 'hello@diandu.example',
      bottomPhone: '400-000-0000',
      contacts: Object.fromEntries(answered.map(({ flag, contact }) => [flag, contact.trim()])),
    })
  })

  it('knows the flags by which the server names its contacts (COM-1)', () => {
    expect(Object.values(COMPANY_FLAGS)).toEqual([
      'licence_number',
      'company_name',
      'icp',
      'copyright',
      'contact_email',
      'bottom_phone',
      'qq',
      'avatar',
      'demo',
    ])
  })

  it('tells an invented company by a contact of its own', () => {
    expect(isInventedCompany(toCompanyInfo([{ flag: 'demo', contact: 'yes' }]))).toBe(true)
    expect(isInventedCompany(toCompanyInfo([{ flag: 'icp', contact: 'demo' }]))).toBe(false)
  })

  it.each([[undefined], [null], [7], ['icp'], [{}], [{ flag: 'icp', contact: 'x' }], [[]]])(
    'makes nothing of %j (COM-1)',
    (items) => {
      expect(toCompanyInfo(items)).toEqual(NOTHING)
    },
  )

  it.each([
    [null],
    ['icp'],
    [7],
    [{}],
    [{ flag: 'icp' }],
    [{ contact: 'x' }],
    [{ flag: 1, contact: 'x' }],
    [{ flag: 'icp', contact: 1 }],
    [{ flag: 'icp', contact: ' ' }],
  ])('leaves out %j and keeps its neighbours (COM-1)', (item) => {
    const info = toCompanyInfo([{ flag: 'copyright', contact: 'a' }, item, { flag: 'company_name', contact: 'b' }])
    expect(info).toEqual({
      ...NOTHING,
      copyright: 'a',
      companyName: 'b',
      contacts: { copyright: 'a', company_name: 'b' },
    })
  })

  it('names the year of the day in China in the line about copyright, and changes nothing else (COM-11)', () => {
    const items = [
      { flag: 'copyright', contact: '© {year} 店渡' },
      { flag: 'company_name', contact: '{year} 公司' },
    ]
    const newYear = Date.parse('2027-01-01T00:00:00+08:00')
    expect(companyItemsAt(items, newYear - 1)).toEqual([{ flag: 'copyright', contact: '© 2026 店渡' }, items[1]])
    expect(companyItemsAt(items, newYear)[0]?.contact).toBe('© 2027 店渡')
    expect(companyItemsAt([{ flag: 'copyright', contact: '© 店渡' }], newYear)[0]?.contact).toBe('© 店渡')
  })

  it('agrees with a map that is filled item by item (COM-1)', () => {
    const aFlag = fc.oneof(fc.constantFrom(...Object.values(COMPANY_FLAGS)), anyText())
    fc.assert(
      fc.property(fc.array(fc.record({ flag: aFlag, contact: anyText() })), (items) => {
        const map = new Map<string, string>()
        for (const { flag, contact } of items) if (contact.trim().length > 0) map.set(flag, contact.trim())
        const { contacts, ...named } = toCompanyInfo(items)
        expect(new Map(Object.entries(contacts))).toEqual(map)
        const names = Object.keys(named) as (keyof typeof named)[]
        expect(Object.values(named)).toEqual(names.map((name) => map.get(COMPANY_FLAGS[name])))
      }),
    )
  })
})

it('advisers are reached by the operator’s own contacts, and there are none without one (CAT-36)', () => {
  const info = toCompanyInfo([
    { flag: 'bottom_phone', contact: '400-000-0000' },
    { flag: 'qq', contact: '10000' },
  ])
  const advisers = advisersOf(info)
  expect(advisers.length).toBeGreaterThan(2)
  expect(advisers.every(({ phone, qq }) => phone === '400-000-0000' && qq === '10000')).toBe(true)
  expect(advisersOf(toCompanyInfo([]))).toEqual([])
  expect(advisersOf(toCompanyInfo([{ flag: 'qq', contact: '10000' }]))[0]).toMatchObject({ phone: null })
})

it('each adviser is known by a duty of their own, which says in both languages what they help with', () => {
  const advisers = advisersOf(toCompanyInfo([{ flag: 'bottom_phone', contact: '400-000-0000' }]))
  expect(advisers.map(({ id }) => id)).toEqual(['choosing', 'company-shops', 'hand-over', 'selling'])
  for (const { duty, line, qq } of advisers) {
    for (const { zh, en } of [duty, line]) {
      expect(zh).toMatch(/^\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
    expect(qq).toBeNull()
  }
})

const { zh, en, name, version } = registrationAgreement

describe('registrationAgreement', () => {
  it.each([
    ['zh', zh, /^第[一二三四五]条 \S/],
    ['en', en, /^[1-5]\. \S/],
  ] as const)('has five numbered articles in %s, and no empty sentence (COM-5)', (_locale, text, numbered) => {
    expect(text.articles).toHaveLength(5)
    expect(text.articles.every(({ title }) => numbered.test(title))).toBe(true)
    expect(new Set(text.articles.map(({ title }) => title)).size).toBe(5)
    for (const sentence of [text.opening, ...text.articles.flatMap(({ lines }) => lines)])
      expect(sentence).toMatch(/[。.]$/)
    for (const { lines } of text.articles) expect(lines.length).toBeGreaterThan(0)
  })

  it('says the same in both languages, article by article (COM-5)', () => {
    expect(en.articles.map(({ lines }) => lines.length)).toEqual(zh.articles.map(({ lines }) => lines.length))
    expect(zh.articles.map(({ lines }) => lines.length)).toEqual([3, 4, 3, 3, 3])
  })

  it('calls the platform the platform, and sends a refund where it goes: into the wallet (COM-12)', () => {
    const read = JSON.stringify([zh, en])
    expect(read).not.toMatch(/\b(the house|seat of|whoever|nobody|the way it came)\b|原路退/i)
    expect(read).toMatch(/goes back to the buyer’s wallet/)
    expect(read).toMatch(/退回买家的钱包/)
  })

  it('is known by its name and the day since which it reads so (COM-5)', () => {
    expect(AGREEMENT_NAMES).toEqual(['registration'])
    expect(name).toBe('registration')
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
