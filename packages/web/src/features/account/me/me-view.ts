import { ORDER_GROUPS, type OrderGroup, type OrderTotals } from '@diandu/core/orders'
import { ARCHIVE } from '../../../ui/pictures/more-icons.ts'
import type { AnyIcon } from '../../../ui/pictures/icon.tsx'

export interface OrderGroupView {
  readonly group: OrderGroup
  readonly icon: AnyIcon
  readonly to: string
  /** As a badge: nothing for none or while unknown, and no more than two digits. */
  readonly badge: string | undefined
}

const ICONS: Readonly<Record<OrderGroup, AnyIcon>> = {
  unpaid: 'wallet',
  open: 'swap',
  completed: 'check',
  closed: ARCHIVE,
}

const MAX_SHOWN = 99

export const orderGroupViews = (totals: OrderTotals | undefined): readonly OrderGroupView[] =>
  ORDER_GROUPS.map((group) => {
    const count = totals?.[group] ?? 0
    return {
      group,
      icon: ICONS[group],
      to: `/user_center/order?group=${group}`,
      badge: count === 0 ? undefined : count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count),
    }
  })

/** The sign on a person's tile: the first character of the name. */
export const initialOf = (username: string): string => (Array.from(username.trim())[0] ?? '').toUpperCase()
