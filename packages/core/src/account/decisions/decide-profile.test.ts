import { describe, expect, it } from 'vitest'
import {
  closingObstacles,
  decideClosing,
  decideProfileChange,
  decideProposal,
  decideRegistration,
  takenAlready,
} from '../index.ts'

describe('decideProfileChange', () => {
  const facts = { username: 'buyer_lin', isNameTaken: false, isOwnPicture: true }

  it('gives what was asked for as it will be kept, and nothing else (ACC-22, ACC-23)', () => {
    expect(decideProfileChange(facts, { username: ' 林小满_1 ' })).toEqual({
      ok: true,
      value: { username: '林小满_1' },
    })
    expect(decideProfileChange({ ...facts, isNameTaken: true }, { avatar: 'p1' })).toEqual({
      ok: true,
      value: { avatar: 'p1' },
    })
  })

  it('refuses a name that is none before another’s picture, and that before a name that is taken (ACC-22, ACC-23)', () => {
    const wrong = { ...facts, isNameTaken: true, isOwnPicture: false }
    for (const username of ['ab', '1234', 'buyer_lin'])
      expect(decideProfileChange(wrong, { username, avatar: 'p1' })).toMatchObject({
        failure: { reason: 'bad-parameter', field: 'username' },
      })
    expect(decideProfileChange(wrong, { username: 'lin_two', avatar: 'p1' })).toMatchObject({
      failure: { reason: 'not-found', field: 'avatar' },
    })
    expect(decideProfileChange(wrong, { username: 'lin_two' })).toMatchObject({ failure: { reason: 'name-taken' } })
  })
})

describe('decideClosing', () => {
  const nothing = { hasOpenOrders: false, hasMoney: false, hasShops: false, hasDebts: false, isOwed: false }

  it('closes an account in which nothing is open, and tells of all that is (ACC-24, ACC-26)', () => {
    expect(closingObstacles(nothing)).toEqual([])
    expect(closingObstacles({ ...nothing, hasMoney: true, isOwed: true })).toEqual(['money-left', 'money-awaited'])
    expect(decideClosing([])).toEqual({ ok: true, value: null })
    for (const [fact] of Object.entries(nothing))
      expect(decideClosing(closingObstacles({ ...nothing, [fact]: true }))).toMatchObject({
        failure: { reason: 'account-in-use' },
      })
  })
})

describe('decideProposal', () => {
  const draft = { content: '希望能按类目筛选', contact: '', photos: ['p1', 'p1'] }
  const facts = { madeToday: 19, areOwnPictures: true }

  it('takes twenty a day, each with pictures of its own person (ACC-19, ACS-7)', () => {
    expect(decideProposal(facts, draft)).toMatchObject({ value: { photos: ['p1'] } })
    const wrong = { madeToday: 20, areOwnPictures: false }
    expect(decideProposal(wrong, { ...draft, content: '短' })).toMatchObject({ failure: { field: 'content' } })
    expect(decideProposal(wrong, draft)).toMatchObject({ failure: { reason: 'too-many' } })
    expect(decideProposal({ ...wrong, madeToday: 0 }, draft)).toMatchObject({ failure: { field: 'photos' } })
  })
})

describe('decideRegistration', () => {
  it('asks for the agreement first, and then for a name (SES-25)', () => {
    expect(decideRegistration({ username: 'ab', hasAgreed: false })).toMatchObject({ failure: { field: 'hasAgreed' } })
    expect(decideRegistration({ username: 'ab', hasAgreed: true })).toMatchObject({ failure: { field: 'username' } })
    expect(decideRegistration({ username: 'buyer_lin', hasAgreed: true }).ok).toBe(true)
  })

  it('tells of a taken name before a taken mobile (SES-24)', () => {
    expect(takenAlready({ isNameTaken: true, isMobileTaken: true })?.reason).toBe('name-taken')
    expect(takenAlready({ isNameTaken: false, isMobileTaken: true })?.reason).toBe('mobile-taken')
    expect(takenAlready({ isNameTaken: false, isMobileTaken: false })).toBeUndefined()
  })
})
