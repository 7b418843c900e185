import { formatYuan } from './format-yuan.ts'

/** An amount as a person would type it: `8664`, `8664.50`. */
export const typedYuan = (amountFen: number): string => formatYuan(amountFen).replace(/\.00$/, '')
