import { newKey, SUCCESS, type Answer } from '../../api/api-client.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../api/people.ts'
import { TERMS_VERSION, type Page } from '../../api/market.ts'
import { DEPOSIT_FEN, PRICE_FEN, type Person } from './proof-harness.ts'

export const withdrawing = (cardId: string, amountFen: number) => ({
  cardId,
  amountFen,
  paymentPassword: DEMO_PAYMENT_PASSWORD,
})
export const ordering = (
  shopId: string,
  more: { readonly plan?: 'full' | 'deposit'; readonly couponId?: string } = {},
) => ({ shopId, plan: 'deposit', priceFen: PRICE_FEN, termsVersion: TERMS_VERSION, ...more })
export const payingDeposit = (orderId: string) => ({
  orderId,
  part: 'deposit',
  amountFen: DEPOSIT_FEN,
  paymentPassword: DEMO_PAYMENT_PASSWORD,
})

export const isGood = (answer: Answer | undefined): boolean => answer?.code === SUCCESS

export const keyed = () => ({ key: newKey() })

export interface Withdrawal {
  readonly id: string
  readonly amountFen: number
  readonly status: number
}

/** Everything of a list that goes on by cursor. */
export async function wholeList<Item>(
  person: Person,
  name: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<readonly Item[]> {
  const found: Item[] = []
  let cursor: string | null = null
  do {
    const page: Page<Item> = await person.must(name, cursor === null ? parameters : { ...parameters, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}
