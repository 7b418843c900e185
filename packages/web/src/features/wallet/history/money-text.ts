import { formatYuan } from '@diandu/core/format'

export const grouped = (fen: number): string => formatYuan(fen, { grouped: true })
