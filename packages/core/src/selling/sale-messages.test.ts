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
  fellFromFen: null,
}
const TOLD = {
  id: 'shop-1' as ShopId,
  sellerId: 'seller',
  title: '晴川女装旗舰店',
  priceFen: 15_000_000,
  watchers: ['keeper', 'other keeper'],
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
    expect(saleMessages(MOVE, TOLD)).toEqual([answered('on-sale', null)])
    const wanted = { ...MOVE.record, wanted: { field: 'fans' as const, words: '请补截图' } }
    expect(
      saleMessages({ ...MOVE, status: 'under-review', record: wanted, event: 'more-wanted', words: '请补截图' }, TOLD),
    ).toEqual([answered('more-wanted', '请补截图')])
    expect(saleMessages({ ...MOVE, status: 'refused', event: 'refused', words: '不实' }, TOLD)).toEqual([
      answered('refused', '不实'),
    ])
  })

  it('is to each who keeps the shop that its price fell (SEL-28)', () => {
    const fell = { ...MOVE, event: 'price-changed', words: '168,000.00 → 150,000.00', fellFromFen: 16_800_000 } as const
    expect(saleMessages(fell, TOLD)).toEqual(
      ['keeper', 'other keeper'].map((userId) => ({
        userId,
        event: 'price.fell',
        key: 'sale shop-1 4',
        subject: 'shop-1',
        figures: { shop: '晴川女装旗舰店', fromFen: 16_800_000, toFen: 15_000_000 },
        at: 7,
      })),
    )
    expect(saleMessages({ ...fell, fellFromFen: null }, TOLD)).toEqual([])
  })

  it('is nothing of what the seller does (SEL-28)', () => {
    for (const event of ['submitted', 'changed', 'paused', 'resumed', 'withdrawn'] as const)
      expect(saleMessages({ ...MOVE, event }, TOLD)).toEqual([])
  })
})
