import { formatYuan } from '@diandu/core/format'
import type { StatusReading } from '@diandu/core/kernel'
import type { RequestStep } from '@diandu/core/wallet'
import { oneLine } from './one-line.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export const yuan = (amountFen: number): string => formatYuan(amountFen, { grouped: true })

/** `2 to be paid out` */
export const statusText = (status: number, read: (code: unknown) => Pick<StatusReading<string>, 'name'>): string => `${status} ${read(status).name.en.toLowerCase()}`

/** Each move of a request with who and why. */
export const stepsText = (steps: readonly RequestStep[], read: (code: unknown) => Pick<StatusReading<string>, 'name'>): string =>
  tableText(['WHEN', 'STATUS', 'BY', 'WHY'], steps.map(({ at, status, by, why }) => [time(at), statusText(status, read), oneLine(by), oneLine(why)]))
