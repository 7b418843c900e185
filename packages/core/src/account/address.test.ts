import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../testing/arbitraries/an-address.ts'
import { fail, ok } from '../kernel/index.ts'
import {
  checkAddress,
  defaultAddress,
  dropAddress,
  isRegion,
  keepAddress,
  MAX_ADDRESSES,
  regionNames,
  type Address,
  type AddressBook,
  type AddressDraft,
  type Area,
  type Problem,
} from './index.ts'

const DRAFT: AddressDraft = {
  receiver: '林小姐',
  mobile: '13800000001',
  region: { provinceCode: '350000', cityCode: '350100', districtCode: '350102' },
  detail: '东街口 1 号',
  postcode: '350001',
  isDefault: false,
}

describe('isRegion', () => {
  it.each([
    ['350000', '350100', '350102'],
    ['110000', '110100', '110101'],
    ['460000', '469000', '469021'],
    ['440000', '441900', null],
    ['810000', '810000', '810001'],
  ])('%s %s %s lie in one another (ACC-6)', (provinceCode, cityCode, districtCode) => {
    expect(isRegion({ provinceCode, cityCode, districtCode })).toBe(true)
  })

  it.each([
    ['', '', ''],
    ['990000', '990100', '990101'],
    ['350100', '350100', '350102'],
    ['35', '350100', '350102'],
    ['3500000', '350100', '350102'],
    ['x350000', '350100', '350102'],
    ['350000', '360100', '360102'],
    ['350000', '350102', '350102'],
    ['350000', '3501000', null],
    ['350000', 'x350100', null],
    ['350000', '350100', '350202'],
    ['350000', '350100', '350100'],
    ['350000', '350100', ''],
    ['350000', '350100', '3501021'],
    ['350000', '350100', '35010x'],
    ['350000', '350100', '1350102'],
    ['３５0000', '350100', '350102'],
  ])('%j %j %j do not lie in one another (ACC-6)', (provinceCode, cityCode, districtCode) => {
    expect(isRegion({ provinceCode, cityCode, districtCode })).toBe(false)
  })
})

const AREAS: readonly Area[] = [
  {
    code: '350000',
    name: '福建省',
    areas: [{ code: '350100', name: '福州市', areas: [{ code: '350102', name: '鼓楼区' }] }],
  },
  {
    code: '440000',
    name: '广东省',
    areas: [
      { code: '441900', name: '东莞市' },
      { code: '442000', name: '中山市', areas: [] },
    ],
  },
  { code: '710000', name: '台湾省' },
]

describe('regionNames', () => {
  it.each([
    ['350000', '350100', '350102', ['福建省', '福州市', '鼓楼区']],
    ['440000', '441900', null, ['广东省', '东莞市']],
    ['440000', '442000', null, ['广东省', '中山市']],
    ['350000', '350100', null, undefined],
    ['350000', '350100', '350103', undefined],
    ['350000', '350200', null, undefined],
    ['360000', '360100', null, undefined],
    ['440000', '441900', '441901', undefined],
    ['710000', '710100', null, undefined],
  ])('the names of %s %s %s are %j (ACC-6)', (provinceCode, cityCode, districtCode, names) => {
    expect(regionNames(AREAS, { provinceCode, cityCode, districtCode })).toEqual(names)
  })
})

describe('checkAddress', () => {
  it('takes an address as it will be kept (ACC-8)', () => {
    const typed = {
      ...DRAFT,
      receiver: ' 林小姐\n',
      mobile: ' 13800000001',
      detail: '东街口 1 号 ',
      postcode: ' 350001 ',
      isDefault: true,
      id: 'other',
    }
    expect(checkAddress(typed)).toEqual(ok({ ...DRAFT, isDefault: true }))
    expect(checkAddress({ ...DRAFT, postcode: '' })).toEqual(ok({ ...DRAFT, postcode: '' }))
    expect(checkAddress({ ...DRAFT, detail: '<b>东街口</b> 🏠' })).toMatchObject({
      ok: true,
      value: { detail: 'b东街口/b 🏠' },
    })
  })

  it.each<[Partial<AddressDraft>, string, Problem]>([
    [{ receiver: '' }, 'receiver', 'missing'],
    [{ receiver: '林' }, 'receiver', 'too-short'],
    [{ receiver: '林'.repeat(26) }, 'receiver', 'too-long'],
    [{ receiver: '林\u0000小姐' }, 'receiver', 'malformed'],
    [{ receiver: '林\n小姐' }, 'receiver', 'malformed'],
    [{ receiver: '林\u202e小姐' }, 'receiver', 'malformed'],
    [{ mobile: '' }, 'mobile', 'missing'],
    [{ mobile: '23800000001' }, 'mobile', 'malformed'],
    [{ region: { ...DRAFT.region, cityCode: '360100' } }, 'region', 'unknown'],
    [{ detail: '  ' }, 'detail', 'missing'],
    [{ detail: '东街口' }, 'detail', 'too-short'],
    [{ detail: '东'.repeat(101) }, 'detail', 'too-long'],
    [{ detail: '东街口\ud840号' }, 'detail', 'malformed'],
    [{ postcode: '35000' }, 'postcode', 'malformed'],
    [{ postcode: '3500011' }, 'postcode', 'malformed'],
    [{ postcode: 'x350001' }, 'postcode', 'malformed'],
  ])('refuses %j: %s is %s (ACC-8)', (change, field, problem) => {
    expect(checkAddress({ ...DRAFT, ...change })).toEqual(fail([{ field, problem }]))
  })

  it('names every field that is wrong, in the order of the form (ACC-5)', () => {
    const nothing = {
      receiver: '',
      mobile: '',
      region: { provinceCode: '', cityCode: '', districtCode: null },
      detail: '',
      postcode: 'x',
      isDefault: false,
    }
    expect(checkAddress(nothing)).toEqual(
      fail([
        { field: 'receiver', problem: 'missing' },
        { field: 'mobile', problem: 'missing' },
        { field: 'region', problem: 'unknown' },
        { field: 'detail', problem: 'missing' },
        { field: 'postcode', problem: 'malformed' },
      ]),
    )
  })
})

const [example] = fc.sample(anAddress(), { numRuns: 1, seed: 7 }) as [Address]
const address = (id: string, isDefault = false): Address => ({ ...example, id: id as Address['id'], isDefault })

describe('an address book', () => {
  it('the first address is the default, and stays it until another takes that (ACC-9)', () => {
    const first = keepAddress([], address('a'))
    expect(first).toEqual(ok([address('a', true)]))
    const second = keepAddress([address('a', true)], address('b'))
    expect(second).toEqual(ok([address('a', true), address('b')]))
    expect(keepAddress([address('a', true), address('b')], address('b', true))).toEqual(
      ok([address('a'), address('b', true)]),
    )
    expect(keepAddress([address('a', true), address('b')], address('a'))).toEqual(
      ok([address('a', true), address('b')]),
    )
  })

  it('an address that is written again stays in its place (ACC-9)', () => {
    const moved = { ...address('a'), detail: '新的地方 9 号' }
    expect(keepAddress([address('a'), address('b', true)], moved)).toEqual(ok([moved, address('b', true)]))
  })

  it('a default that goes leaves it to the last one (ACC-9)', () => {
    const book = [address('a'), address('b', true), address('c')]
    expect(dropAddress(book, 'b' as Address['id'])).toEqual([address('a'), address('c', true)])
    expect(dropAddress([...book, address('d')], 'b' as Address['id'])).toEqual([
      address('a'),
      address('c'),
      address('d', true),
    ])
    expect(dropAddress(book, 'a' as Address['id'])).toEqual([address('b', true), address('c')])
    expect(dropAddress(book, 'z' as Address['id'])).toEqual(book)
    expect(dropAddress([address('a', true)], 'a' as Address['id'])).toEqual([])
    expect(defaultAddress([])).toBeUndefined()
  })

  it('is full at twenty, and can still be corrected (ACC-11)', () => {
    expect(MAX_ADDRESSES).toBe(20)
    const full = Array.from({ length: 20 }, (_, at) => address(`address-${at}`, at === 0))
    expect(keepAddress(full, address('one-more'))).toEqual(fail([{ field: 'addresses', problem: 'too-many' }]))
    expect(keepAddress(full, address('address-3', true))).toMatchObject({ ok: true })
    expect(keepAddress(full.slice(1), address('one-more'))).toMatchObject({ ok: true })
  })

  it('whatever is kept and dropped, one address is the default and every id is there once (ACC-9, ACC-11)', () => {
    const aStep = fc.oneof(
      anAddress().map((stored) => ({ stored })),
      anAddress().map(({ id }) => ({ dropped: id })),
    )
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 60 }), (steps) => {
        let book: AddressBook = []
        const known = new Map<string, Address>()
        for (const step of steps) {
          if ('dropped' in step) {
            book = dropAddress(book, step.dropped)
            known.delete(step.dropped)
          } else {
            const next = keepAddress(book, step.stored)
            expect(next.ok).toBe(known.has(step.stored.id) || known.size < 20)
            if (next.ok) {
              book = next.value
              known.set(step.stored.id, step.stored)
              if (step.stored.isDefault) expect(defaultAddress(book)?.id).toBe(step.stored.id)
            }
          }
          expect(book.map(({ id }) => id)).toEqual([...known.keys()])
          expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(book.length === 0 ? 0 : 1)
        }
      }),
    )
  })
})
