import * as v from 'valibot'
import type { SellerProfile } from '@diandu/core/sellers'
import { count, instant } from './schemas.ts'

export const sellerProfile = v.object({
  name: v.string(),
  verifiedAs: v.nullable(v.picklist(['person', 'company'])),
  joinedAt: instant,
  onSale: count,
  deals: count,
  response: v.nullable(v.object({ medianMs: count, answered: count, asked: count })),
}) satisfies v.GenericSchema<unknown, SellerProfile>
