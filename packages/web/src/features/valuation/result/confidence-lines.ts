import { formatCount, formatTime } from '@diandu/core/format'
import type { Confidence } from '@diandu/core/valuation'
import type { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'

type Messages = (typeof valuationMessages)['en']

export function confidenceLines(confidence: Confidence, messages: Messages): readonly string[] {
  const { level, salesCount, ring, spreadPercent, newestSaleAt, missing } = confidence
  const names = missing.map((factor) => messages.factors[factor]).join(messages.between)
  return [
    ...(salesCount === 0 ? [] : [messages.basis(formatCount(salesCount), messages.rings[ring])]),
    ...(spreadPercent === null ? [] : [messages.spread(formatCount(spreadPercent))]),
    ...(newestSaleAt === null ? [] : [messages.newest(formatTime(newestSaleAt, 'yyyy-mm-dd'))]),
    ...(missing.length === 0 ? [] : [messages.missingFigures(names)]),
    ...(level === 'low' ? [messages.lowWhy] : []),
  ]
}
