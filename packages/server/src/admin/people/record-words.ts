import type { Name } from '@diandu/core/kernel'

/** Heads that several tables have. */
export const TIME: Name = { zh: '时间', en: 'Time' }
export const KIND: Name = { zh: '类型', en: 'Kind' }
export const STATUS: Name = { zh: '状态', en: 'State' }
export const SHOP: Name = { zh: '店铺', en: 'Shop' }
export const NUMBER: Name = { zh: '编号', en: 'Number' }
export const PRICE: Name = { zh: '价格', en: 'Price' }
export const AMOUNT: Name = { zh: '金额', en: 'Sum' }
export const REASON: Name = { zh: '原因', en: 'Reason' }
export const WORDS: Name = { zh: '说明', en: 'Words' }
export const DETAIL: Name = { zh: '明细', en: 'Detail' }
export const BY: Name = { zh: '经办人', en: 'By' }
