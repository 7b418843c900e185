import fc from 'fast-check'
import { aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

export const sellersRows: ModuleRows = {
  maskedSellerName: [aText()],
  responseTime: [
    fc.array(fc.record({ askedAt: aNumber(), answeredAt: fc.oneof(aNumber(), fc.constant(null)) })),
    aNumber(),
  ],
}
