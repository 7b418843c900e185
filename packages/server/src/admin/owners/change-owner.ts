import type { ShopId } from '@diandu/core/catalog'
import type { RegisteredOwner } from '@diandu/core/contracts'
import { maskMiddle } from '@diandu/core/format'
import { cleanResidentIdInput } from '@diandu/core/input'
import { fail, ok, refused, type Refused, type Result } from '@diandu/core/kernel'
import { findShop } from '../../catalog/index.ts'
import {
  findShopOwner,
  listOwnerSteps,
  lockForOwner,
  openContractNumbers,
  setShopOwnerWithin,
  type OwnerRefusal,
} from '../../contracts/index.ts'
import type { Queries, Transaction } from '../../database/index.ts'
import type { StaffContext } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type ProposedAct } from '../proposals/proposed-act.ts'

/** The owner itself is sealed beside it. */
export interface AboutOwner {
  readonly shopId: string
  readonly reason: string
  /** How often the owner had changed when it was made: a later change is not undone unseen. */
  readonly changes: number
}

const TEXTS = caseTexts({
  owner: { zh: '登记的所有人', en: 'Registered owner' },
  seller: { zh: '卖家本人', en: 'The seller' },
  company: { zh: '公司', en: 'company' },
  legalPerson: { zh: '法定代表人', en: 'legal person' },
  contracts: { zh: '未签字的合同', en: 'Contracts without a signature' },
  renamed: { zh: '改为新的所有人，须重新阅读', en: 'Name the new owner and are read again' },
  none: { zh: '无', en: 'None' },
})

export const openedOwner = (opened: string): RegisteredOwner | null =>
  opened === '' ? null : (JSON.parse(opened) as RegisteredOwner | null)

/** As the command stores it. */
const cleaned = (owner: RegisteredOwner | null): RegisteredOwner | null =>
  owner && {
    ...owner,
    legalPerson: { ...owner.legalPerson, residentId: cleanResidentIdInput(owner.legalPerson.residentId) },
  }

const masked = (name: string): string => maskMiddle(name, 1, 0)

function ownerText(owner: RegisteredOwner | null, texts: ReturnType<typeof TEXTS>): string {
  if (owner === null) return texts.seller
  const number = maskMiddle(owner.legalPerson.residentId, 3, 2)
  return owner.kind === 'person'
    ? `${masked(owner.name)} ${number}`
    : `${texts.company} ${owner.name} (${texts.legalPerson} ${masked(owner.legalPerson.name)} ${number})`
}

/** Nothing personal: the log is not sealed. */
const logged = (owner: RegisteredOwner | null) =>
  owner === null ? { owner: 'seller' } : { owner: owner.kind, name: masked(owner.name) }

function refusalOf(refusal: OwnerRefusal): Refused {
  switch (refusal.kind) {
    case 'no-shop':
      return refused('not-found', '没有这家店铺', 'shopId')
    case 'company-shop':
      return refused('shop-unfit', '这家店铺随公司股权转让，须登记公司和法定代表人', 'owner')
    case 'unknown-seller':
      return refused('parameter-missing', '卖家还没有通过认证，请先核对卖家的资料', 'shopId')
    case 'not-set':
      return refused('request-closed', '已登记在卖家本人名下', 'owner')
    case 'signed':
      return refused('order-moved-on', `卖家已签合同 ${refusal.number}，合同签完或结束之前不能变更`, 'shopId')
  }
}

const changesOf = async (db: Queries, shopId: string): Promise<number> =>
  (await listOwnerSteps(db, shopId)).filter(({ what }) => what !== 'read').length

export const changeOwnerAct: ProposedAct<AboutOwner> = {
  act: 'change-owner',
  link: ({ shopId }) => ({ page: 'owners', id: shopId }),
  changes: async (db, { shopId }, { locale, box, opened, nowMs }) => {
    const texts = TEXTS(locale)
    const found = await findShop(db, shopId as ShopId)
    const unsigned = await openContractNumbers(db, shopId, { box, nowMs })
    return [
      {
        what: `${texts.owner} · ${found?.shop.title ?? ''} ${shopId}`,
        before: ownerText((await findShopOwner(db, box, shopId)) ?? null, texts),
        after: ownerText(openedOwner(opened), texts),
      },
      {
        what: texts.contracts,
        before: unsigned.length === 0 ? texts.none : unsigned.join(', '),
        after: unsigned.length === 0 ? texts.none : texts.renamed,
      },
    ]
  },
  carryOut: async (tx, { shopId, reason, changes }, { maker, staff, box, random, nowMs, opened }) => {
    const owner = openedOwner(opened)
    const before = (await findShopOwner(tx, box, shopId)) ?? null
    const by = `${maker.name}, ${staff.name}`
    const set = await setShopOwnerWithin(tx, { shopId, owner, by, why: reason }, { box, random, nowMs })
    if (!set.ok) return fail(refusalOf(set.failure))
    if ((await changesOf(tx, shopId)) !== changes + 1) return fail(changedSince())
    return ok({
      object: { kind: 'shop', id: shopId },
      userId: (await findShop(tx, shopId as ShopId))?.sellerId ?? null,
      before: logged(before),
      after: { ...logged(owner), contracts: set.value },
    })
  },
}

/** Refused at once where it could not be done now. */
export async function proposeOwner(
  tx: Transaction,
  { shopId, owner, reason }: Omit<AboutOwner, 'changes'> & { readonly owner: RegisteredOwner | null },
  context: StaffContext,
): Promise<Result<Awaited<ReturnType<typeof propose>>>> {
  const { box, random, clock } = context
  const open = await lockForOwner(tx, { shopId, owner }, { box, random, nowMs: clock.now() })
  if (!open.ok) return fail(refusalOf(open.failure))
  const before = logged((await findShopOwner(tx, box, shopId)) ?? null)
  const userId = (await findShop(tx, shopId as ShopId))?.sellerId ?? null
  const input = { shopId, reason, changes: await changesOf(tx, shopId) }
  const given = { input, reason, userId, toSeal: JSON.stringify(cleaned(owner)) }
  return ok(await propose(tx, changeOwnerAct, { ...given, before, after: { shopId, ...logged(owner) } }, context))
}
