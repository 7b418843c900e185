import { HANDOVER_ITEMS, handoverOf, type OrderRecord } from '@diandu/core/orders'
import { createDataBox } from '../../crypto/index.ts'
import { oneLine } from '../../kernel/index.ts'
import { findHandover, proofUrl } from '../../orders/index.ts'
import type { OpsDeps } from '../ops-deps.ts'
import { tableText } from './table-text.ts'
import { time } from './value-texts.ts'

/** The checklist of an order, what both sides said, and addresses of the proofs; empty where it has none. */
export async function handoverText(
  order: OrderRecord,
  { db, clock, dataKey }: Pick<OpsDeps, 'db' | 'clock' | 'dataKey'>,
): Promise<string> {
  const record = await findHandover(db, order.id)
  if (record === undefined) return ''
  const box = createDataBox(dataKey)
  const items = handoverOf(record, order.shop).items.map(({ item, isRequired, mark, verdict }) => [
    HANDOVER_ITEMS[item].name.en,
    isRequired ? 'required' : 'if any',
    mark === null ? '-' : time(mark.at),
    verdict === null ? '-' : verdict.isReceived ? `ticked ${time(verdict.at)}` : `problem: ${oneLine(verdict.words)}`,
  ])
  const checklist = tableText([`CHECKLIST ${record.checklist.version}`, '', 'MARKED', 'BUYER'], items)
  const sequence = record.entries.flatMap(({ at, item, act, words, proofs }) => [
    [time(at), HANDOVER_ITEMS[item].name.en, act, oneLine(words) || '-'],
    ...proofs.map((proof) => [
      '',
      '',
      `sha-256 ${proof.digest}`,
      [proofUrl(proof, box, clock.now()), ...(proof.document === undefined ? [] : [proof.document.name])].join(' '),
    ]),
  ])
  return sequence.length === 0
    ? checklist
    : `${checklist}\n\n${tableText(['WHEN', 'ITEM', 'WHAT', 'WORDS OR PROOF'], sequence)}`
}
