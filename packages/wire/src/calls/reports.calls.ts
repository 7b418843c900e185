import * as v from 'valibot'
import type { PictureId } from '@diandu/core/account'
import { REPORT_LIMITS } from '@diandu/core/reports'
import { shopId } from '../schemas/catalog.schemas.ts'
import { reportReason, shopReport } from '../schemas/reports.schemas.ts'
import { idOf, typed } from '../schemas/schemas.ts'
import { call } from './call.ts'

const pictureId = idOf<PictureId>()

export const reportShop = call('POST goods/report', {
  summary: 'Tells the operator what is wrong with a listing',
  access: 'member',
  once: true,
  rateLimitPerMinute: 10,
  input: v.strictObject({
    shopId,
    reason: reportReason,
    words: typed(REPORT_LIMITS.maxWords, 1),
    pictures: v.exactOptional(v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(20))),
  }),
  output: shopReport,
  example: { shopId: 'shop-1', reason: 'figures-untrue', words: '月营业额和后台截图对不上', pictures: ['p1'] },
})

export const getShopReport = call('GET goods/report', {
  summary: 'A person’s last report of a shop, and what came of it',
  access: 'member',
  input: v.strictObject({ shopId }),
  output: v.nullable(shopReport),
  example: { shopId: 'shop-1' },
})
