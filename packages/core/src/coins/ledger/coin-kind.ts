import type { Name } from '../../kernel/index.ts'

/** Why coins moved, and to or from whom at the operator. */
export const COIN_KINDS = {
  'sign-in': { zh: '签到', en: 'Check-in', house: 'house:given' },
  'make-up': { zh: '补签', en: 'Made-up check-in', house: 'house:spent' },
  task: { zh: '完成任务', en: 'Task', house: 'house:given' },
  gift: { zh: '兑换礼品', en: 'Gift redeemed', house: 'house:spent' },
  'gift-returned': { zh: '礼品退回', en: 'Gift returned', house: 'house:spent' },
  draw: { zh: '抽奖', en: 'Prize draw', house: 'house:spent' },
  prize: { zh: '中奖', en: 'Prize', house: 'house:given' },
  game: { zh: '猜价游戏', en: 'Guessing game', house: 'house:given' },
  correction: { zh: '平台更正', en: 'Correction by Diandu', house: 'house:given' },
  merge: { zh: '账号合并', en: 'Accounts merged', house: 'house:given' },
  lapse: { zh: '过期', en: 'Expired', house: 'house:lapsed' },
} as const satisfies Record<string, Name & { readonly house: OperatorAccount }>

export type CoinKind = keyof typeof COIN_KINDS

/** The operator's accounts: what was given out, what was spent, what lapsed. */
export type OperatorAccount = 'house:given' | 'house:spent' | 'house:lapsed'
