import * as v from 'valibot'
import { shopId } from '../schemas/catalog.schemas.ts'
import { marketContext } from '../schemas/insights.schemas.ts'
import { call } from './call.ts'

export const getMarketContext = call('GET goods/market', {
  summary:
    'What the market says of a shop: prices, turnover and ratings of similar ones, earlier prices, sales by month',
  access: 'anyone',
  input: v.strictObject({ id: shopId }),
  output: marketContext,
  example: { id: 'shop-1' },
})
