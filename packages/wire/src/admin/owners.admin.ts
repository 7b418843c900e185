import type { ShopOnRecord, ShownShopOwner } from '@diandu/core/admin'
import { hasValidResidentIdChecksum } from '@diandu/core/input'
import * as v from 'valibot'
import { instant, named, plainId, typed } from '../schemas/schemas.ts'
import { residentId } from '../schemas/identity.schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

const storedOwner = v.nullable(
  v.object({
    kind: v.picklist(['person', 'company']),
    name: stored,
    legalPerson: v.object({ name: stored, residentId: stored }),
  }),
)

const name = v.pipe(named(100, 1), v.trim(), v.minLength(1, '请填写'))

/** A person is their own legal person. */
const givenOwner = v.nullable(
  v.pipe(
    v.strictObject({
      kind: v.picklist(['person', 'company']),
      name,
      legalPerson: v.strictObject({
        name,
        residentId: v.pipe(residentId, v.check(hasValidResidentIdChecksum, '身份证号码不正确')),
      }),
    }),
    v.check(({ kind, name: owner, legalPerson }) => kind === 'company' || owner === legalPerson.name, '姓名不一致'),
  ),
)

export const findShopOwners = adminCall('GET owners', {
  summary: 'Shops by their number, an order or a seller; of no text, those in another name than their seller’s',
  act: 'see-identities',
  input: v.strictObject({ text: v.pipe(typed(80), v.trim()) }),
  output: v.array(
    v.object({
      shopId: stored,
      title: stored,
      sellerId: stored,
      sellerName: stored,
      set: v.nullable(v.object({ at: instant, by: stored, why: stored })),
    }),
  ) satisfies v.GenericSchema<unknown, ShopOnRecord[]>,
  example: { text: 'S10001' },
})

export const showShopOwner = adminCall('POST owners/show', {
  summary: 'In whose name a shop is registered, and what is proposed; the look is logged',
  act: 'see-owners',
  input: v.strictObject({ shopId: plainId, reason }),
  output: v.object({
    owner: storedOwner,
    proposed: v.array(v.object({ makerName: stored, owner: storedOwner })),
    entries: v.array(v.object({ at: instant, what: v.picklist(['set', 'cleared', 'read']), by: stored, why: stored })),
  }) satisfies v.GenericSchema<unknown, ShownShopOwner>,
  example: { shopId: 'S10001', reason: '核对过户材料' },
})

export const proposeShopOwner = adminCall('POST owners/propose', {
  summary: 'Proposes in whose name a shop is registered; another account approves it',
  act: 'change-owner',
  input: v.strictObject({ shopId: plainId, owner: givenOwner, reason }),
  output: v.object({ id: plainId }),
  example: {
    shopId: 'S10001',
    owner: { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } },
    reason: '平台后台截图已核对',
  },
})
