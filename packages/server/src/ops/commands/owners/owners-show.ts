import type { ShopId } from '@diandu/core/catalog'
import type { RegisteredOwner } from '@diandu/core/contracts'
import { createDataBox } from '../../../crypto/index.ts'
import { findShop } from '../../../catalog/index.ts'
import { addOwnerStep, findShopOwner, listOwnerSteps } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'
import { noShopText, oneShop } from './set-owner.ts'

/** Who an owner is, is private: that it was read is written down. */
export const ownersShow = defineCommand({
  name: 'owners show',
  meaning: 'in whose name a shop is registered, and who set it or looked',
  parameters: { shop: oneShop, by },
  examples: ['owners show SHOP --by "Li Na"'],
  async run({ shop: id, by: reader }, { db, clock, dataKey }) {
    const found = await findShop(db, id as ShopId)
    if (found === null) return notDone(noShopText(id))
    await addOwnerStep(db, { shopId: id, what: 'read', by: reader, why: '', at: clock.now() })
    const owner = await findShopOwner(db, createDataBox(dataKey), id)
    const { shop } = found
    const facts = tableText(
      ['SHOP', id],
      [
        ['title', oneLine(shop.title)],
        ['seller', shop.sellerName],
        ...(owner === undefined ? [['owner', 'its seller']] : ownerRows(owner)),
      ],
    )
    const steps = (await listOwnerSteps(db, id)).map(({ at, what, by: who, why }) => [
      time(at),
      what,
      oneLine(who),
      oneLine(why) || '-',
    ])
    return done(`${facts}\n\n${tableText(['WHEN', 'WHAT', 'BY', 'WHY'], steps)}`)
  },
})

const ownerRows = ({ kind, name, legalPerson }: RegisteredOwner): readonly (readonly string[])[] => [
  [kind, oneLine(name)],
  ...(kind === 'company' ? [['legal person', oneLine(legalPerson.name)]] : []),
  ['resident ID', legalPerson.residentId],
]
