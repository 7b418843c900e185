import { expect, it } from 'vitest'
import { proofAlreadyAsked, proofNotOffered, tooManyProofs, unbegunVisit, visitRefusal } from './identity-page.ts'

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
