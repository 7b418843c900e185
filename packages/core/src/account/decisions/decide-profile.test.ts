import { describe, expect, it } from 'vitest'
import { fail, ok, refused } from '../../kernel/index.ts'
import {
  closingObstacles,
  decideClosing,
  decideProfileChange,
  decideProposal,
  decideRegistration,
  LISTINGS_THAT_STAY,
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
    expect(decideProfileChange(wrong, { username: 'lin_two', avatar: 'p1' })).toEqual(
      fail(refused('not-found', '没有找到这张图片', 'avatar')),
    )
    expect(decideProfileChange(wrong, { username: 'lin_two' })).toEqual(
      fail(refused('name-taken', '该用户名已被使用', 'username')),
    )
    expect(decideProfileChange(facts, {})).toStrictEqual(ok({}))
  })
})

describe('decideClosing', () => {
  const nothing = { hasOpenOrders: false, hasMoney: false, hasShops: false, hasDebts: false, isOwed: false }

  it('closes an account in which nothing is open, and tells of all that is (ACC-24, ACC-26)', () => {
    expect(closingObstacles(nothing)).toEqual([])
    expect(closingObstacles({ ...nothing, hasMoney: true, isOwed: true })).toEqual(['money-left', 'money-awaited'])
    expect(decideClosing([])).toEqual({ ok: true, value: null })
    expect(closingObstacles({ ...nothing, hasOpenOrders: true, hasShops: true, hasDebts: true })).toEqual([
      'open-orders',
      'shops-on-sale',
      'debts-owed',
    ])
    for (const [fact] of Object.entries(nothing))
      expect(decideClosing(closingObstacles({ ...nothing, [fact]: true }))).toEqual(
        fail(refused('account-in-use', '还有未了结的订单、在售店铺、余额或欠款，暂时不能注销')),
      )
  })
})

it('an account stays open with shops that are on sale or before a reviewer, and with no others (ACC-24)', () => {
  expect(LISTINGS_THAT_STAY).toEqual(['under-review', 'on-sale'])
})

describe('decideProposal', () => {
  const draft = { content: '希望能按类目筛选', contact: '', photos: ['p1', 'p1'] }
  const facts = { madeToday: 19, areOwnPictures: true }

  it('takes twenty a day, each with pictures of its own person (ACC-19, ACS-7)', () => {
    expect(decideProposal(facts, draft)).toMatchObject({ value: { photos: ['p1'] } })
    const wrong = { madeToday: 20, areOwnPictures: false }
    expect(decideProposal(wrong, { ...draft, content: '短' })).toMatchObject({ failure: { field: 'content' } })
    expect(decideProposal(wrong, draft)).toEqual(fail(refused('too-many', '今天的建议已达上限，请明天再来')))
    expect(decideProposal({ ...wrong, madeToday: 0 }, draft)).toEqual(
      fail(refused('not-found', '请重新上传图片', 'photos')),
    )
  })
})

describe('decideRegistration', () => {
  it('asks for the agreement first, and then for a name (SES-25)', () => {
    expect(decideRegistration({ username: 'ab', hasAgreed: false })).toEqual(
      fail(refused('bad-parameter', '参数校验失败：hasAgreed 请先阅读并同意注册协议', 'hasAgreed')),
    )
    expect(decideRegistration({ username: 'ab', hasAgreed: true })).toEqual(
      fail(
        refused(
          'bad-parameter',
          '参数校验失败：username 应为 4 到 20 个汉字、字母、数字或下划线，且不能全是数字',
          'username',
        ),
      ),
    )
    expect(decideRegistration({ username: 'buyer_lin', hasAgreed: true })).toEqual(ok(undefined))
  })

  it('tells of a taken name before a taken mobile (SES-24)', () => {
    expect(takenAlready({ isNameTaken: true, isMobileTaken: true })?.reason).toBe('name-taken')
    expect(takenAlready({ isNameTaken: false, isMobileTaken: true })).toEqual(
      refused('mobile-taken', '该手机号已注册，请直接登录', 'mobile'),
    )
    expect(takenAlready({ isNameTaken: false, isMobileTaken: false })).toBeUndefined()
  })
})
