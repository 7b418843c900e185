import { PLATFORMS, SHOP_KINDS, type ShopKind } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import {
  checklistDocument,
  checklistFrom,
  HANDOVER_ITEMS,
  knownChecklist,
  latestChecklist,
  type Checklist,
  type ChecklistDocument,
  type HandoverItem,
} from '@diandu/core/orders'
import * as v from 'valibot'
import { fileContent, publicationOf, publishedTexts, repeatedAt, type Complaint } from '../../content/index.ts'
import type { Queries, Transaction } from '../../database/index.ts'

const CHECKLIST = { kind: 'handover', id: 'checklist' } as const

const keysOf = <Key extends string>(map: Readonly<Record<Key, unknown>>) => Object.keys(map) as Key[]

const words = v.pipe(v.string(), v.maxLength(200))
const items = v.array(v.picklist(keysOf(HANDOVER_ITEMS)))
const part = { must: items, may: items }

const schema = v.strictObject({
  source: v.strictObject({ zh: words, en: words }),
  everywhere: v.strictObject(part),
  onPlatform: v.array(v.strictObject({ platform: v.picklist(PLATFORMS.map(({ id }) => id)), ...part })),
  ofKind: v.array(v.strictObject({ kind: v.picklist(keysOf<ShopKind>(SHOP_KINDS)), ...part })),
}) satisfies v.GenericSchema<unknown, ChecklistDocument>

/** The checklist of orders that are placed from now on. */
export const checklistContent = fileContent({
  kind: CHECKLIST.kind,
  schema,
  files: { [CHECKLIST.id]: { title: '交接清单 Hand-over checklist', value: checklistDocument(latestChecklist()) } },
  made: (value): ChecklistDocument => value,
  complaints: complaintsOf,
})

/** The version of the list of new orders, which each of them keeps. */
export async function checklistInForce(tx: Transaction): Promise<string> {
  const [published] = await publishedTexts(tx, [CHECKLIST.kind])
  return published === undefined ? latestChecklist().version : String(published.version)
}

/** The number of a version of content; the program's own lists are named by their day. */
const PUBLISHED = /^\d{1,9}$/

/** By the version that an order keeps. */
export async function checklistOf(db: Queries, version: string): Promise<Checklist> {
  const known = knownChecklist(version)
  if (known !== undefined) return known
  const stored = PUBLISHED.test(version) ? await publicationOf(db, CHECKLIST, Number(version)) : undefined
  // Of a later program, beside which this one still runs.
  if (stored === undefined) return latestChecklist()
  const publishedOn = formatTime(stored.publishedAt, 'yyyy-mm-dd')
  return checklistFrom(v.parse(schema, JSON.parse(stored.body)), { version, publishedOn })
}

type Listed = ChecklistDocument['everywhere'] & { readonly at: readonly (string | number)[] }

const both = ({ must, may }: Pick<Listed, 'must' | 'may'>): readonly HandoverItem[] => [...must, ...may]

/** A shop must not be handed over by a list that has an item twice. */
function complaintsOf({ everywhere, onPlatform, ofKind }: ChecklistDocument): readonly Complaint[] {
  const all = { at: ['everywhere'], ...everywhere }
  const platforms = onPlatform.map((part, at) => ({ ...part, at: ['onPlatform', at] }))
  const kinds = ofKind.map((part, at) => ({ ...part, at: ['ofKind', at] }))
  return [
    ...(everywhere.must.length > 0
      ? []
      : [{ at: ['everywhere', 'must'], zh: '至少选一项', en: 'Choose one at least' }]),
    ...repeatedAt(onPlatform.map(({ platform }) => platform)).map((at) => ({
      at: ['onPlatform', at, 'platform'],
      zh: '这个平台已有一组',
      en: 'this platform is there already',
    })),
    ...repeatedAt(ofKind.map(({ kind }) => kind)).map((at) => ({
      at: ['ofKind', at, 'kind'],
      zh: '这个类型已有一组',
      en: 'this kind is there already',
    })),
    ...repeats([], all),
    ...platforms.flatMap((part) => repeats(both(all), part)),
    ...kinds.flatMap((part) => repeats([...both(all), ...platforms.flatMap(both)], part)),
  ]
}

const repeats = (before: readonly HandoverItem[], part: Listed): readonly Complaint[] =>
  (['must', 'may'] as const).flatMap((key) => {
    const earlier = key === 'must' ? before : [...before, ...part.must]
    return part[key]
      .filter((item, at) => earlier.includes(item) || part[key].indexOf(item) < at)
      .map((item) => ({
        at: [...part.at, key],
        zh: `“${HANDOVER_ITEMS[item].name.zh}”在同一家店的清单里会出现两次`,
        en: `“${HANDOVER_ITEMS[item].name.en}” would be on the list of a shop twice`,
      }))
  })
