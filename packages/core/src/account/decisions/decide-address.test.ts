import { describe, expect, it } from 'vitest'
import { fail, refused } from '../../kernel/index.ts'
import { decideAddress, decideRemoval, findAddress, MAX_ADDRESSES } from '../index.ts'
import type { Address, AddressDraft, AddressId, Area } from '../index.ts'

const AREAS: readonly Area[] = [{ code: '440000', name: '广东省', areas: [{ code: '441900', name: '东莞市' }] }]
const DRAFT: AddressDraft = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '440000', cityCode: '441900', districtCode: null },
  detail: '鸿福路一百号',
  postcode: '',
  isDefault: false,
}
const address = (id: string): Address => ({ ...DRAFT, id: id as AddressId })
const full = Array.from({ length: MAX_ADDRESSES }, (_, place) => address(`a${place}`))
const decide = (draft: Partial<AddressDraft>, facts: { book?: readonly Address[]; id?: string; isNew?: boolean }) => {
  const { book = [], id = 'new', isNew = true } = facts
  return decideAddress({ book, areas: AREAS, id: id as AddressId, isNew }, { ...DRAFT, ...draft })
}

describe('decideAddress', () => {
  it('keeps an address with the names of its region, the first one as the default (ACC-6, ACC-9)', () => {
    const kept = { ...address('new'), isDefault: true }
    expect(decide({}, {})).toEqual({
      ok: true,
      value: { book: [kept], address: { ...kept, regionNames: ['广东省', '东莞市'] } },
    })
  })

  it('refuses an unknown one before its form, that before a place that is not, and that before one too many (ACC-8, ACC-11)', () => {
    const nowhere = { region: { ...DRAFT.region, cityCode: '440100' } }
    const unknown = decide({ receiver: '' }, { isNew: false })
    expect(unknown).toEqual(fail(refused('not-found', '没有找到这个地址')))
    expect(decide({ ...nowhere, receiver: '' }, { book: full })).toMatchObject({ failure: { field: 'receiver' } })
    expect(decide(nowhere, { book: full })).toEqual(
      fail(refused('bad-parameter', '参数校验失败：region 请选择所在地区', 'region')),
    )
    expect(decide({}, { book: full })).toEqual(fail(refused('too-many', '收货地址已达上限')))
    expect(decide({}, { book: full, id: 'a1', isNew: false }).ok).toBe(true)
  })
})

it('one address among several is changed or taken away, and an unknown one leaves them as they are', () => {
  const book = [address('a1'), { ...address('a2'), isDefault: true }]
  expect(decideRemoval(book, 'a1' as AddressId)).toMatchObject({ ok: true, value: [{ id: 'a2' }] })
  expect(decide({ detail: '鸿福路二号院' }, { book, id: 'a1', isNew: false })).toMatchObject({
    value: { address: { id: 'a1', detail: '鸿福路二号院' } },
  })
  for (const decided of [decide({}, { book, id: 'a3', isNew: false }), decideRemoval(book, 'a3' as AddressId)])
    expect(decided).toEqual(fail(refused('not-found', '没有找到这个地址')))
})

it('an unknown address is neither found nor taken away (ACC-28)', () => {
  const [book, id] = [[address('a1')], 'a2' as AddressId]
  expect(findAddress({ book, areas: AREAS }, id)).toEqual(decideRemoval(book, id))
  expect(decideRemoval(book, id)).toMatchObject({ failure: { reason: 'not-found' } })
  expect(decideRemoval(book, 'a1' as AddressId)).toEqual({ ok: true, value: [] })
})
