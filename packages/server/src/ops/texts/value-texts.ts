import { formatAmount, formatTime } from '@diandu/core/format'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { RequestStep } from '@diandu/core/wallet'
import { oneLine } from '../../kernel/index.ts'
import { tableText } from './table-text.ts'

export const time = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

export const yuan = (amountFen: number): string => formatAmount(amountFen)

/** Each move of a request with who and why. */
export const stepsText = (steps: readonly RequestStep<string>[]): string =>
  tableText(
    ['WHEN', 'STATUS', 'BY', 'WHY'],
    steps.map(({ at, status, by, why }) => [time(at), status, oneLine(by), oneLine(why)]),
  )

/** A refusal as its rule words it. */
export const refusalText = (failure: Failure): string =>
  failure.kind !== 'refused'
    ? failureText(failure, 'en')
    : failure.reason === 'not-found'
      ? 'There is nothing with this id; the list shows them.'
      : failure.message

export const unknownUserText = (name: string): string =>
  `There is nobody called "${name}": give a user name or a whole mobile number.`

export const noOrderText = (order: string): string => `There is no order "${order}". "orders list" shows their numbers.`
