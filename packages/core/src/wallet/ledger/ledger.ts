import { fail, MAX_FEN, ok, type Name, type Result } from '../../kernel/index.ts'

/** A person's money is available or frozen; an order's is held in escrow; the rest is the platform's. */
export type Account =
  | `available:${string}`
  | `frozen:${string}`
  | `escrow:${string}`
  | 'house:fees'
  | 'house:damages'
  | 'house:payment-in'
  | 'house:payment-out'
  | 'house:coupons'

export interface Line {
  readonly account: Account
  /** Positive for money that comes in, negative for money that goes out; never 0. */
  readonly amountFen: number
}

export const POSTING_KINDS = {
  recharge: { zh: '充值', en: 'Top-up' },
  'withdrawal-frozen': { zh: '提现', en: 'Withdrawal' },
  'withdrawal-paid': { zh: '提现到账', en: 'Withdrawal paid out' },
  'withdrawal-returned': { zh: '提现退回', en: 'Withdrawal returned' },
  'order-payment': { zh: '订单付款', en: 'Order payment' },
  'order-completion': { zh: '订单成交', en: 'Order completed' },
  'order-refund': { zh: '订单退款', en: 'Order refunded' },
  'order-damages': { zh: '订单违约结算', en: 'Order closed with damages' },
  'damages-passed-on': { zh: '卖家违约赔付', en: 'Damages from the seller' },
  'account-merge': { zh: '账号合并', en: 'Accounts merged' },
} as const satisfies Record<string, Name>
export type PostingKind = keyof typeof POSTING_KINDS

/** Money of a withdrawal was frozen before it is paid out, so that paying out makes no bill. */
export const BILL_KINDS = (Object.keys(POSTING_KINDS) as readonly PostingKind[]).filter(
  (kind) => kind !== 'withdrawal-paid',
)

/** One movement of money: its lines sum to zero, so that no money is created or lost. */
export interface Posting {
  readonly kind: PostingKind
  readonly lines: readonly Line[]
  /** The order or request it belongs to. */
  readonly subject: string
}

export type Balances = ReadonlyMap<Account, number>

export type LedgerFault =
  | { readonly fault: 'unbalanced' }
  | { readonly fault: 'not-money'; readonly account: Account }
  | { readonly fault: 'short'; readonly account: Account; readonly missingFen: number }

/**
 * Money enters through payment-in and is promised by coupons: what these two are below zero is what came in through
 * them.
 */
export const mayBeNegative = (account: Account): boolean =>
  account === 'house:payment-in' || account === 'house:coupons'

/** The balances after a posting, or why it cannot be made; then nothing has changed. */
export function applyPosting(balances: Balances, posting: Posting): Result<Balances, LedgerFault> {
  const after = new Map(balances)
  let sum = 0n
  for (const { account, amountFen } of posting.lines) {
    if (!isLineAmount(amountFen)) return fail({ fault: 'not-money', account })
    sum += BigInt(amountFen)
    after.set(account, (after.get(account) ?? 0) + amountFen)
    if (!Number.isSafeInteger(after.get(account))) return fail({ fault: 'not-money', account })
  }
  if (posting.lines.length < 2 || sum !== 0n) return fail({ fault: 'unbalanced' })
  for (const { account } of posting.lines) {
    const balanceFen = after.get(account) ?? 0
    if (balanceFen < 0 && !mayBeNegative(account)) return fail({ fault: 'short', account, missingFen: -balanceFen })
  }
  return ok(after)
}

const isLineAmount = (fen: number): boolean => Number.isSafeInteger(fen) && fen !== 0 && Math.abs(fen) <= MAX_FEN

/** A person's own money: free to use, or set aside for a withdrawal; and the money held for an order. */
export const availableOf = (userId: string): Account => `available:${userId}`
export const frozenOf = (userId: string): Account => `frozen:${userId}`
export const escrowOf = (orderId: string): Account => `escrow:${orderId}`
