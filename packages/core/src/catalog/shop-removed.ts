import { formatTime } from '../format/index.ts'
import { refused, type Refused } from '../kernel/index.ts'

/** Why a shop cannot be seen: a report of it was upheld. */
export const shopRemoved = (removedAt: number): Refused =>
  refused('shop-removed', `这家店铺被举报属实，店渡已于 ${formatTime(removedAt, 'yyyy-mm-dd')} 把它下架`, 'id')
