import type { CaseBlock } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { HANDOVER_ITEMS, REFUND_REASONS, type OrderRecord } from '@diandu/core/orders'
import { signedPictureUrl } from '../../account/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { findHandover, proofUrl, readRefundCase } from '../../orders/index.ts'
import { caseTexts } from '../cases/case-texts.ts'

const TEXTS = caseTexts({
  reason: { zh: '买家反映的问题', en: 'What the buyer reports' },
  pictures: { zh: '买家的图片', en: 'Pictures of the buyer' },
  proofs: { zh: '交接凭证', en: 'Proofs of the hand-over' },
  handover: { zh: '交接经过', en: 'Hand-over' },
})

export interface Reading {
  readonly db: Queries
  readonly box: DataBox
  readonly nowMs: number
  readonly locale: Locale
}

/** What the buyer reported last, with the pictures; nothing where there was no report. */
export async function reportBlocks(
  order: Pick<OrderRecord, 'id'>,
  { db, box, nowMs, locale }: Reading,
): Promise<readonly CaseBlock[]> {
  const texts = TEXTS(locale)
  const addressOf = (picture: string) => signedPictureUrl(picture, box, nowMs)
  const refund = (await readRefundCase(db, order.id, addressOf))?.refund ?? null
  if (refund === null) return []
  return [
    { kind: 'words', title: texts.reason, text: `${nameIn(REFUND_REASONS[refund.reason], locale)}\n${refund.words}` },
    { kind: 'pictures', title: texts.pictures, addresses: refund.pictures },
  ]
}

/** What was handed over with which proofs, and what the buyer said of it. */
export async function handoverBlocks(
  order: Pick<OrderRecord, 'id' | 'handOverBegunAt'>,
  { db, box, nowMs, locale }: Reading,
): Promise<readonly CaseBlock[]> {
  const record = order.handOverBegunAt === null ? undefined : await findHandover(db, order.id)
  if (record === undefined) return []
  const texts = TEXTS(locale)
  const proofs = record.entries.flatMap((entry) => entry.proofs)
  const addressOf = (proof: (typeof proofs)[number]) => proofUrl(proof, box, nowMs)
  return [
    {
      kind: 'pictures',
      title: texts.proofs,
      addresses: proofs.flatMap((proof) => (proof.document === undefined ? [addressOf(proof)] : [])),
    },
    {
      kind: 'files',
      title: texts.proofs,
      files: proofs.flatMap((proof) =>
        proof.document === undefined ? [] : [{ name: proof.document.name, address: addressOf(proof) }],
      ),
    },
    {
      kind: 'steps',
      title: texts.handover,
      steps: record.entries.map(({ at, item, act, words }) => ({
        at,
        what: `${nameIn(HANDOVER_ITEMS[item].name, locale)} · ${nameIn(HANDOVER_ACT_NAMES[act], locale)}`,
        by: '',
        words,
      })),
    },
  ]
}

const HANDOVER_ACT_NAMES = {
  marked: { zh: '卖家标记交接', en: 'marked by the seller' },
  received: { zh: '买家确认收到', en: 'received by the buyer' },
  wrong: { zh: '买家提出问题', en: 'a problem, says the buyer' },
  reopened: { zh: '重新打开', en: 'opened again' },
} as const
