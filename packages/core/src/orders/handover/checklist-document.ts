import { PLATFORMS, platformOf, type PlatformId, type ShopKind } from '../../catalog/index.ts'
import type { Name } from '../../kernel/index.ts'
import type { Checklist, ChecklistItem } from './checklists.ts'
import { isHandoverItem, HANDOVER_ITEMS, type HandoverItem } from './handover-items.ts'

interface ChecklistPart {
  readonly must: readonly HandoverItem[]
  readonly may: readonly HandoverItem[]
}

/** A checklist as staff write it. */
export interface ChecklistDocument {
  readonly source: Name
  readonly everywhere: ChecklistPart
  readonly onPlatform: readonly (ChecklistPart & { readonly platform: PlatformId })[]
  readonly ofKind: readonly (ChecklistPart & { readonly kind: ShopKind })[]
}

export function checklistFrom(
  { source, everywhere, onPlatform, ofKind }: ChecklistDocument,
  published: Pick<Checklist, 'version' | 'publishedOn'>,
): Checklist {
  return {
    ...published,
    source,
    everywhere: itemsOf(everywhere),
    onPlatform: Object.fromEntries(onPlatform.map((part) => [platformOf(part.platform).code, itemsOf(part)])),
    ofKind: Object.fromEntries(ofKind.map((part) => [part.kind, itemsOf(part)])),
  }
}

export const checklistDocument = ({ source, everywhere, onPlatform, ofKind }: Checklist): ChecklistDocument => ({
  source,
  everywhere: partOf(everywhere),
  onPlatform: PLATFORMS.flatMap(({ id, code }) => {
    const items = onPlatform[code]
    return items === undefined ? [] : [{ platform: id, ...partOf(items) }]
  }),
  ofKind: (Object.entries(ofKind) as [ShopKind, readonly ChecklistItem[]][]).map(([kind, items]) => ({
    kind,
    ...partOf(items),
  })),
})

/** In the order in which a shop is handed over, however they were chosen. */
const itemsOf = ({ must, may }: ChecklistPart): readonly ChecklistItem[] =>
  Object.keys(HANDOVER_ITEMS)
    .filter(isHandoverItem)
    .filter((item) => must.includes(item) || may.includes(item))
    .map((item) => ({ item, isRequired: must.includes(item) }))

const partOf = (items: readonly ChecklistItem[]): ChecklistPart => ({
  must: items.flatMap(({ item, isRequired }) => (isRequired ? [item] : [])),
  may: items.flatMap(({ item, isRequired }) => (isRequired ? [] : [item])),
})
