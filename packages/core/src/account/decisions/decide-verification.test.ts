import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { fail, refused } from '../../kernel/index.ts'
import {
  decideVerification,
  decideVerificationReview,
  type CompanyVerification,
  type PersonVerification,
} from '../index.ts'

const PERSON: PersonVerification = {
  kind: 'person',
  name: '林小姐',
  residentId: '11010519491231002X',
  frontPhoto: 'front-1',
  backPhoto: 'back-1',
  proof: 'bank',
  cardNumber: '4111111111111111',
  mobile: '',
}
const COMPANY: CompanyVerification = {
  kind: 'company',
  companyName: '福州店渡网络科技有限公司',
  creditCode: '91350100M000100Y43',
  legalPerson: '林小姐',
  legalPersonId: '11010519491231002X',
  licencePhoto: 'licence-1',
}
const PICTURES = new Map([
  ['front-1', 'one'],
  ['back-1', 'another'],
])
const FACTS = { last: null, isAgain: false, pictures: PICTURES, at: AN_ORDINARY_NOON }
const decide = (
  facts: Partial<Parameters<typeof decideVerification>[0]> = {},
  papers: Partial<PersonVerification> = {},
) => decideVerification({ ...FACTS, ...facts }, { ...PERSON, ...papers })

describe('decideVerification', () => {
  it('takes documents for review, and shows their person no more than to know them by (ACC-12, ACC-35)', () => {
    expect(decide()).toMatchObject({
      value: {
        papers: PERSON,
        record: { kind: 'person', name: '林**', status: 'reviewing', handedInAt: AN_ORDINARY_NOON, note: '' },
      },
    })
  })

  it('takes documents of a company with the picture of its licence (ACC-14)', () => {
    const pictures = new Map([['licence-1', 'one']])
    expect(decideVerification({ ...FACTS, pictures }, COMPANY)).toMatchObject({
      value: { papers: COMPANY, record: { kind: 'company', name: COMPANY.companyName, status: 'reviewing' } },
    })
    expect(decideVerification(FACTS, COMPANY)).toEqual(fail(refused('not-found', '请重新上传图片', 'licencePhoto')))
    expect(decide({ pictures: new Map() })).toMatchObject({ failure: { field: 'frontPhoto' } })
  })

  it('is handed in for the first time once, and again after a failure only (ACC-16)', () => {
    for (const [last, isAgain, isTaken] of [
      [null, true, false],
      ['reviewing', true, false],
      ['verified', true, false],
      ['failed', false, false],
      ['failed', true, true],
    ] as const)
      expect(decide({ last, isAgain }).ok).toBe(isTaken)
  })

  it('refuses a wrong form, then settled papers, then missing pictures, then one that is shown twice (ACC-16, ACC-35)', () => {
    const settled = { last: 'reviewing', pictures: new Map() } as const
    expect(decide(settled, { name: '' })).toMatchObject({ failure: { reason: 'bad-parameter', field: 'name' } })
    expect(decide(settled)).toEqual(fail(refused('papers-settled', '资料正在审核或已通过，不能再提交')))
    expect(decide({ pictures: new Map([['front-1', 'one']]) })).toEqual(
      fail(refused('not-found', '请重新上传图片', 'backPhoto')),
    )
    const twice = new Map([...PICTURES].map(([id]) => [id, 'one']))
    expect(decide({ pictures: twice })).toEqual(
      fail(refused('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', 'backPhoto')),
    )
  })
})

describe('decideVerificationReview', () => {
  const papers = { kind: 'person', name: '', number: '', handedInAt: 1, reviewedAt: null, note: '' } as const
  const review = (status: 'reviewing' | 'verified', verdict: 'verified' | 'failed', note = '') =>
    decideVerificationReview({ ...papers, status }, { verdict, note, at: 7 })

  it('is a reviewer’s word, once, and a failure says why (ACC-16)', () => {
    expect(review('reviewing', 'verified')).toMatchObject({ value: { status: 'verified', reviewedAt: 7 } })
    expect(review('reviewing', 'failed', '模糊')).toMatchObject({ value: { status: 'failed', note: '模糊' } })
    expect(review('verified', 'failed', ' ')).toEqual(fail(refused('bad-parameter', '请写明未通过的原因', 'note')))
    expect(review('verified', 'failed', '模糊')).toEqual(fail(refused('papers-settled', '这份资料已处理')))
    expect(decideVerificationReview(undefined, { verdict: 'verified', note: '', at: 7 })).toEqual(
      fail(refused('not-found', '没有这份资料')),
    )
  })
})
