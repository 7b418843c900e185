import type { CaseBlock } from '@diandu/core/admin'
import type { Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  listedTransfer,
  SHOP_FACTS,
  TRANSFER_DOUBTS,
  TRANSFER_ROUTES,
  TRANSFER_RULES,
  TRANSFER_VERDICTS,
  type TransferAnswer,
} from '@diandu/core/transfers'
import { caseTexts } from '../../case-texts.ts'

const TEXTS = caseTexts({
  title: { zh: '能不能过户', en: 'Can it be transferred' },
  refused: { zh: '按读到的规则，不能这样过户', en: 'By the rules that were read, it cannot be transferred this way' },
  ask: { zh: '请向平台确认', en: 'Ask the platform to confirm' },
  missing: { zh: '结果要看', en: 'Depends on' },
  conditions: { zh: '条件', en: 'Conditions' },
  documents: { zh: '材料', en: 'Documents' },
  fee: { zh: '平台费用', en: 'Platform fee' },
  days: { zh: '办理工作日', en: 'Working days' },
  freezes: { zh: '冻结和暂停', en: 'Freezes and pauses' },
  notes: { zh: '说明', en: 'Notes' },
  sources: { zh: '来源', en: 'Sources' },
  platform: { zh: '平台自己的页面', en: 'The platform’s own page' },
  secondary: { zh: '二手资料', en: 'Second-hand report' },
  version: { zh: '规则版本', en: 'Rule set' },
})

type Texts = ReturnType<typeof TEXTS>

/** What the rules say of a listing's way of transfer: a warning where they refuse it, and all that they rest on. */
export function transferBlocks(shop: Shop, now: number, locale: Locale) {
  const texts = TEXTS(locale)
  const { platform, kind, figures } = shop
  const answers = listedTransfer(TRANSFER_RULES, {
    platform,
    kind,
    holder: figures.shopHolderKind?.value,
    way: figures.transferWay.value,
    now,
  })
  const refused = answers.filter(({ verdict }) => verdict === 'closed')
  return {
    warnings: [texts.refused, refused.map((answer) => routeName(answer, locale))] as const,
    facts: {
      kind: 'facts',
      title: texts.title,
      facts: [
        ...answers.flatMap((answer) => factsOf(answer, texts, locale)),
        { label: texts.version, value: TRANSFER_RULES.version },
      ],
    } satisfies CaseBlock,
  }
}

const routeName = ({ route }: TransferAnswer, locale: Locale): string =>
  route === undefined ? '' : nameIn(TRANSFER_ROUTES[route], locale)

/** What is not known has no row. */
function factsOf(answer: TransferAnswer, texts: Texts, locale: Locale) {
  const { verdict, doubts, missing, feeFen, days, sources } = answer
  const rows: readonly (readonly [label: string, values: readonly string[]])[] = [
    [routeName(answer, locale), [nameIn(TRANSFER_VERDICTS[verdict], locale)]],
    [texts.missing, missing.map((fact) => nameIn(SHOP_FACTS[fact], locale))],
    [texts.ask, doubts.map((doubt) => nameIn(TRANSFER_DOUBTS[doubt], locale))],
    ...(['conditions', 'documents', 'freezes', 'notes'] as const).map(
      (part) => [texts[part], answer[part].map((line) => nameIn(line, locale))] as const,
    ),
    [texts.fee, feeFen === null ? [] : [formatMoney(feeFen)]],
    [texts.days, days === null ? [] : [`${days.from}–${days.to}`]],
    [texts.sources, sources.map(({ publisher, address, readOn }) => `${texts[publisher]} ${address} ${readOn}`)],
  ]
  return rows.flatMap(([label, values]) => (values.length === 0 ? [] : [{ label, value: values.join(' · ') }]))
}
