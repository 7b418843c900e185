import { platformOf, type PlatformId, type ShopKind } from '../../catalog/index.ts'
import type { Name } from '../../kernel/index.ts'
import type { HandoverItem } from './handover-items.ts'

export interface ChecklistItem {
  readonly item: HandoverItem
  /** The shop cannot be handed over without a proof of it. */
  readonly isRequired: boolean
}

/** Items to hand over for every platform and kind of shop, as published on a day. */
export interface Checklist {
  readonly version: string
  readonly publishedOn: string
  readonly source: Name
  readonly everywhere: readonly ChecklistItem[]
  /** Beside that, by the code of the platform. */
  readonly onPlatform: Readonly<Record<string, readonly ChecklistItem[]>>
  readonly ofKind: Readonly<Partial<Record<ShopKind, readonly ChecklistItem[]>>>
}

const must = (item: HandoverItem): ChecklistItem => ({ item, isRequired: true })
const may = (item: HandoverItem): ChecklistItem => ({ item, isRequired: false })

const OVERSEAS = [must('overseas-payout')]

/**
 * Every checklist of the program, the oldest first; those that staff publish are versions of content. A change makes
 * another one, and leaves the older ones as they are: orders that were placed under them are handed over by them.
 */
export const CHECKLISTS: readonly [Checklist, ...Checklist[]] = [
  {
    version: '2026-11-25',
    publishedOn: '2026-11-25',
    source: {
      zh: '店渡按已完成的交易整理；各平台的过户规定以平台公布为准',
      en: 'Compiled by Diandu from completed deals. Platform rules on transfers take precedence',
    },
    everywhere: [
      must('main-account'),
      must('login-phone'),
      may('email'),
      must('payment-account'),
      must('deposit'),
      must('sub-accounts'),
      must('open-orders'),
      must('funds'),
    ],
    onPlatform: {
      pinduoduo: [may('store-groups')],
      douyin: [must('content')],
      xiaohongshu: [must('content')],
      tiktok: [must('content'), ...OVERSEAS],
      amazon: OVERSEAS,
      aliexpress: OVERSEAS,
      shopee: OVERSEAS,
      lazada: OVERSEAS,
      temu: OVERSEAS,
      shein: OVERSEAS,
      walmart: OVERSEAS,
      ebay: OVERSEAS,
      ozon: OVERSEAS,
      'mercado-libre': OVERSEAS,
    },
    ofKind: {
      flagship: [must('trademark'), may('company-register')],
      exclusive: [may('trademark'), may('company-register')],
      franchise: [may('trademark'), may('company-register')],
      enterprise: [must('company-register'), must('company-papers'), may('trademark')],
    },
  },
]

/** The checklist of new orders, until staff publish another. */
export const latestChecklist = (): Checklist => CHECKLISTS.at(-1) ?? CHECKLISTS[0]

/** Of the program's own; undefined for one that staff published. */
export const knownChecklist = (version: string): Checklist | undefined =>
  CHECKLISTS.find((one) => one.version === version)

/** The checklist of a shop, by its platform and kind. */
export const checklistItems = (
  { everywhere, onPlatform, ofKind }: Checklist,
  { platform, kind }: { readonly platform: PlatformId; readonly kind: ShopKind },
): readonly ChecklistItem[] => [
  ...everywhere,
  ...(onPlatform[platformOf(platform).code] ?? []),
  ...(Object.hasOwn(ofKind, kind) ? (ofKind[kind] ?? []) : []),
]
