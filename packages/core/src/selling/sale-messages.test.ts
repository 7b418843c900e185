import { describe, expect, it } from 'vitest'
import type { ShopId } from '../catalog/index.ts'
import type { SaleMove } from './decide-sale.ts'
import { saleMessages } from './sale-messages.ts'
import { NEW_SALE } from './sale.ts'

const MOVE: SaleMove = {
  status: 'on-sale',
  record: { ...NEW_SALE, revision: 4 },
  shop: null,
  event: 'accepted',
  words: '',
  isPublished: true,
  changedFromFen: null,
}
const SHOP = {
  id: 'shop-1' as ShopId,
  sellerId: 'seller',
  title: '晴川女装旗舰店',
  at: 7,
}
const answered = (status: string, text: string | null) => ({
  userId: 'seller',
  event: 'platform.answered',
  key: 'sale shop-1 4',
  subject: 'shop-1',
  figures: { title: '晴川女装旗舰店', status, text },
  at: 7,
})

describe('what is told of a sale', () => {
  it('is to its seller each word of a reviewer, once for each revision (SEL-28)', () => {
    expect(saleMessages(MOVE, SHOP)).toEqual([answered('on-sale', null)])
    const wanted = { ...MOVE.record, wanted: { field: 'fans' as const, words: '请补截图' } }
    expect(
      saleMessages({ ...MOVE, status: 'under-review', record: wanted, event: 'more-wanted', words: '请补截图' }, SHOP),
    ).toEqual([answered('more-wanted', '请补截图')])
    expect(saleMessages({ ...MOVE, status: 'refused', event: 'refused', words: '不实' }, SHOP)).toEqual([
      answered('refused', '不实'),
    ])
  })

  it('is nothing of what the seller does (SEL-28)', () => {
    for (const event of ['submitted', 'changed', 'paused', 'resumed', 'withdrawn'] as const)
      expect(saleMessages({ ...MOVE, event }, SHOP)).toEqual([])
  })
})
