import { createHash } from 'node:crypto'
import { platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import {
  HANDOVER_ITEMS,
  handoverOf,
  ORDER_STATUSES,
  type HandoverEntry,
  type HandoverRecord,
  type OrderRecord,
} from '@diandu/core/orders'
import { canonicalJson } from '../../calls/index.ts'
import type { Block, PdfContent } from '../../pdf/index.ts'

const APPENDIX_TITLE = '店铺交接清单（合同附件）'

interface AppendixFacts {
  readonly order: OrderRecord
  readonly record: HandoverRecord
  /** The contract that the order carries out; undefined where none was drafted. */
  readonly contract: { readonly number: string; readonly digest: string | undefined } | undefined
}

/** As of the last entry: both parties get the same bytes until there is a new one. */
export function appendixContent({ order, record, contract }: AppendixFacts): PdfContent {
  const { entries, checklist } = record
  const { version, publishedOn, source } = checklist
  const last = Math.max(order.history.at(-1)?.at ?? order.placedAt, order.handedOverAt ?? 0, entries.at(-1)?.at ?? 0)
  return {
    title: APPENDIX_TITLE,
    subtitle: `订单编号 ${order.number}　清单版本 ${version}`,
    madeAt: last,
    blocks: [
      {
        kind: 'figures',
        rows: [
          ['店铺', order.shop.title],
          ['平台与类型', `${platformOf(order.shop.platform).name.zh}　${SHOP_KINDS[order.shop.kind].zh}`],
          ...(contract === undefined ? [] : ([['合同编号', contract.number]] as const)),
          ...(contract?.digest === undefined ? [] : ([['合同文件 SHA-256', contract.digest]] as const)),
          ['订单状态', `${ORDER_STATUSES[order.status].name.zh}（截至 ${time(last)}）`],
          ['开始交接', timeOr(order.handOverBegunAt)],
          ['卖家声明已交接', timeOr(order.handedOverAt)],
          ['买家确认收店', timeOr(order.history.findLast(({ status }) => status === 'completed')?.at ?? null)],
        ],
      },
      { kind: 'note', text: `清单于 ${publishedOn} 发布。${source.zh}。` },
      { kind: 'heading', text: '一　交接项目' },
      itemsTable(order, record),
      { kind: 'heading', text: '二　凭证与摘要' },
      {
        kind: 'note',
        text: '每份凭证由平台逐字节保存。下列 SHA-256 摘要按保存的文件计算：文件有任何改动，摘要即不同。',
      },
      ...proofBlocks(entries),
      { kind: 'heading', text: '三　过程' },
      sequenceTable(entries),
      {
        kind: 'figures',
        rows: [['全部过程的 SHA-256', createHash('sha256').update(canonicalJson(entries)).digest('hex')]],
      },
    ],
  }
}

function itemsTable({ shop }: OrderRecord, record: HandoverRecord): Block {
  return {
    kind: 'table',
    columns: [
      { label: '项目', share: 4 },
      { label: '是否必交', share: 2 },
      { label: '卖家', share: 5 },
      { label: '买家', share: 5 },
    ],
    rows: handoverOf(record, shop).items.map(({ item, isRequired, mark, verdict }) => [
      HANDOVER_ITEMS[item].name.zh,
      isRequired ? '必交' : '如有',
      mark === null ? '未交' : `已交 ${time(mark.at)}，凭证 ${mark.proofs.length} 份`,
      verdict === null ? '未点收' : verdict.isReceived ? `已点收 ${time(verdict.at)}` : `有问题：${verdict.words}`,
    ]),
  }
}

/** Of every mark, also of those that were replaced by a later one. */
function proofBlocks(entries: readonly HandoverEntry[]): readonly Block[] {
  const marks = entries.filter(({ act }) => act === 'marked')
  if (marks.length === 0) return [{ kind: 'paragraph', text: '（还没有凭证）' }]
  return marks.map(({ item, proofs, at }) => ({
    kind: 'figures',
    rows: proofs.map(({ digest, document }, place) => [
      `${HANDOVER_ITEMS[item].name.zh} ${place + 1}　${formatTime(at, 'yyyy-mm-dd hh:mm')}`,
      document === undefined ? digest : `${digest}　${document.name}（${document.bytes} 字节）`,
    ]),
  }))
}

const ACTS = {
  marked: '卖家交这一项',
  received: '买家点收',
  wrong: '买家说有问题',
  reopened: '买家收回意见',
} as const satisfies Record<HandoverEntry['act'], string>

function sequenceTable(entries: readonly HandoverEntry[]): Block {
  return {
    kind: 'table',
    columns: [
      { label: '时间 (UTC+8)', share: 4 },
      { label: '项目', share: 4 },
      { label: '谁做了什么', share: 3 },
      { label: '说明', share: 6 },
    ],
    rows: entries.map(({ at, item, act, words }) => [
      formatTime(at),
      HANDOVER_ITEMS[item].name.zh,
      ACTS[act],
      words === '' ? '—' : words,
    ]),
  }
}

const time = (at: number): string => `${formatTime(at, 'yyyy-mm-dd hh:mm')} (UTC+8)`
const timeOr = (at: number | null): string => (at === null ? '—' : time(at))
