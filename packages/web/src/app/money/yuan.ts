import { formatYuan } from '@diandu/core/format'

/** An amount as a sentence holds it: ¥12,000.00. */
export const yuan = (fen: number): string => `¥${formatYuan(fen, { grouped: true })}`
