import { refused, type Refused } from '@diandu/core/kernel'

/** The same for a shop that is not there and one that the caller may not see. */
export const notFound = (field: 'id' | 'shopId' = 'id'): Refused => refused('not-found', '没有找到这家店铺', field)
