import { plainNumber } from './plain-number.ts'
import { readCount, readDecimal, readPrice, typedAmount, typedCount, typedDecimal } from './typed-number.ts'

/** Of each kind of number field: how it is cleaned once it is left, and whether it can be read at all. */
export const NUMBER_KINDS = {
  amount: { clean: typedAmount, isRead: (raw: string): boolean => plainNumber(raw) !== undefined },
  price: {
    clean: (raw: string): string => readPrice(raw) ?? raw.trim(),
    isRead: (raw: string): boolean => readPrice(raw) !== undefined,
  },
  count: { clean: typedCount, isRead: (raw: string): boolean => readCount(raw) !== undefined },
  decimal: { clean: typedDecimal, isRead: (raw: string): boolean => readDecimal(raw) !== undefined },
} as const
export type NumberKind = keyof typeof NUMBER_KINDS
