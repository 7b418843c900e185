import { orderCode, VERSIONS_WITHOUT_VIEWING } from '@diandu/core/orders'

const OLDER = VERSIONS_WITHOUT_VIEWING.map((version) => `'${version}'`).join(', ')

/** Of the table or alias `order`: its agreement knows a viewing (`hasViewing`), as SQL. */
export const hasViewingNow = (order: string): string => `${order}.terms_version NOT IN (${OLDER})`

/** Its contract is drafted and signed as it is (`canBeSigned`), as SQL. */
export const canBeSignedNow = (order: string): string =>
  `(${order}.status = ${orderCode('paid')} OR (${order}.status = ${orderCode('deposit-paid')} AND ${hasViewingNow(order)}))`
