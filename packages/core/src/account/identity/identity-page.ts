import { refused, type Failure } from '../../kernel/index.ts'

/** A page elsewhere on which a person is recognised, and whether any browser opens it or WeChat alone does. */
export interface IdentityPage {
  readonly url: string
  readonly opensIn: 'browser' | 'wechat'
}

/** Failure for a visit to a verification page that has not confirmed the person. */
export function visitRefusal(verdict: 'pending' | 'differs' | 'lapsed'): Failure {
  if (verdict === 'pending') return refused('proof-pending', '还没有收到认证结果，请先在认证页面完成')
  return refused(
    'bad-parameter',
    verdict === 'differs' ? '认证没有通过，请重试，或换一种方式' : '认证已过期，请重新开始',
    'proof',
  )
}

/** For the end of a visit that was not begun, or is used up. */
export const unbegunVisit = (): Failure => refused('bad-parameter', '请重新认证', 'proof')

/** For a way to show who one is that the provider does not check. */
export const proofNotOffered = (): Failure => refused('bad-parameter', '暂不支持这种认证方式，请换一种', 'proof')

/** For a person who has called the provider too often today: answers could be guessed, and each call costs money. */
export const tooManyProofs = (field: string | undefined): Failure =>
  refused('too-many', '今天认证的次数已用完，请明天再试', field)

/** For a repeated request that already called the provider. */
export const proofAlreadyAsked = (field: string | undefined): Failure =>
  refused('too-many', '这次认证已经提交过，请重新发起', field)
