import { expect, it } from 'vitest'
import { proofAlreadyAsked, proofNotOffered, tooManyProofs, unbegunVisit, visitRefusal } from './identity-page.ts'
import { earlierIdentity, knownIdentity, shownIdentity, type KnownIdentity } from './known-identity.ts'

it('says what a page elsewhere has not said yes for, and what to do (ACC-50, CTR-35)', () => {
  expect([visitRefusal('pending'), visitRefusal('differs'), visitRefusal('lapsed')]).toMatchObject([
    { reason: 'proof-pending', message: '还没有收到认证结果，请先在认证页面完成' },
    { reason: 'bad-parameter', message: '认证没有通过，请重试，或换一种方式', field: 'proof' },
    { reason: 'bad-parameter', message: '认证已过期，请重新开始', field: 'proof' },
  ])
})

it('names the field by which a check is begun again, or is not (ACC-51)', () => {
  expect([unbegunVisit(), proofNotOffered(), tooManyProofs('name'), proofAlreadyAsked('name')]).toMatchObject([
    { reason: 'bad-parameter', field: 'proof' },
    { reason: 'bad-parameter', field: 'proof' },
    { reason: 'too-many', field: 'name' },
    { reason: 'too-many', field: 'name' },
  ])
})

const LIN: KnownIdentity = { name: '林小满', residentId: '11010519491231002X', by: 'contract', provenAt: 7 }
const REVIEWED: KnownIdentity = { ...LIN, name: '林知远', by: 'documents' }

it('goes by reviewed documents first, and by what a contract asked for where there are none (ACC-46)', () => {
  expect(knownIdentity({ documents: null, contract: null })).toBeNull()
  expect(knownIdentity({ documents: null, contract: LIN })).toBe(LIN)
  expect(knownIdentity({ documents: REVIEWED, contract: LIN })).toBe(REVIEWED)
})

it('goes by the first of earlier proofs, and by none where they show two people (ACC-48)', () => {
  const { by: _by, ...shown } = LIN
  expect(earlierIdentity([])).toBeNull()
  expect(earlierIdentity([{ ...shown, provenAt: 9 }, shown])).toEqual(LIN)
  expect(earlierIdentity([shown, { ...shown, residentId: ' 11010519491231002x', provenAt: 9 }])).toEqual(LIN)
  expect(earlierIdentity([shown, { ...shown, name: '林知远' }])).toBeNull()
  expect(earlierIdentity([shown, { ...shown, residentId: '110105194912310038' }])).toBeNull()
})

it('shows its user no more of it than they know it by (ACC-46)', () => {
  expect(shownIdentity(LIN)).toEqual({ name: '林**', number: '110*************2X', by: 'contract', provenAt: 7 })
  expect(shownIdentity({ ...LIN, name: '林满' }).name).toBe('林*')
})
