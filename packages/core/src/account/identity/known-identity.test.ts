import { expect, it } from 'vitest'
import { knownIdentity, shownIdentity, type KnownIdentity } from './known-identity.ts'

const LIN: KnownIdentity = { name: '林小满', residentId: '11010519491231002X', by: 'contract', provenAt: 7 }
const REVIEWED: KnownIdentity = { ...LIN, name: '林知远', by: 'documents' }

it('goes by reviewed documents first, and by what a contract asked for where there are none (ACC-46)', () => {
  expect(knownIdentity({ documents: null, contract: null })).toBeNull()
  expect(knownIdentity({ documents: null, contract: LIN })).toBe(LIN)
  expect(knownIdentity({ documents: REVIEWED, contract: LIN })).toBe(REVIEWED)
})

it('shows its user no more of it than they know it by (ACC-46)', () => {
  expect(shownIdentity(LIN)).toEqual({ name: '林*满', number: '110*************2X', by: 'contract', provenAt: 7 })
  expect(shownIdentity({ ...LIN, name: '林满' }).name).toBe('林*')
})
