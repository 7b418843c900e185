import type { ComponentProps } from 'react'
import { AmountField } from '../../ui/inputs/amount-field.tsx'
import { useUnread } from './use-unread.ts'

/** An amount in yuan, read as every typed amount is. */
export function MoneyField(props: Omit<ComponentProps<typeof AmountField>, 'clean'>) {
  return <AmountField {...props} {...useUnread('amount', props)} />
}
