import { formatAmount, formatTime } from '@diandu/core/format'
import type { StatusReading } from '@diandu/core/kernel'
import { orderCode, ORDER_STATUSES, type OrderStatus } from '@diandu/core/orders'
import type { RequestStep } from '@diandu/core/wallet'
import { oneLine } from '../../kernel/index.ts'
import { tableText } from './table-text.ts'

export const time = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

export const yuan = (amountFen: number): string => formatAmount(amountFen)

/** `2 awaiting payout` */
export function statusText(status: string | number, read: ReadStatus): string {
  const { code, name } = read(status)
  return `${code} ${name.en.toLowerCase()}`
}

type ReadStatus = (status: unknown) => Pick<StatusReading<string>, 'code' | 'name'>

/** `3 deposit paid` */
export const orderStateText = (status: OrderStatus): string =>
  `${orderCode(status)} ${ORDER_STATUSES[status].name.en.toLowerCase()}`

/** Each move of a request with who and why. */
export const stepsText = (steps: readonly RequestStep<string>[], read: ReadStatus): string =>
  tableText(
    ['WHEN', 'STATUS', 'BY', 'WHY'],
    steps.map(({ at, status, by, why }) => [time(at), statusText(status, read), oneLine(by), oneLine(why)]),
  )

export const unknownUserText = (name: string): string =>
  `There is nobody called "${name}": give a user name or a whole mobile number.`

export const noOrderText = (order: string): string => `There is no order "${order}". "orders list" shows their numbers.`
