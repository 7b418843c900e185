import type { ShopId } from '@diandu/core/catalog'
import type { RegisteredOwner } from '@diandu/core/contracts'
import { createDataBox } from '../account/index.ts'
import { findShop } from '../catalog/index.ts'
import { addOwnerStep, findShopOwner, listOwnerSteps, listSaidOwners, sayShopOwner, type OwnerRefusal } from '../contracts/index.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { OwnerCommand } from './parse-owner-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function runOwnerCommand(command: OwnerCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'owners list':
      return done(await ownersText(command.most, parts))
    case 'owners show':
      return show(command, parts)
    case 'owners set':
      return say(command, command.owner, parts)
    case 'owners clear':
      return say(command, null, parts)
  }
}

async function ownersText(most: number, { db }: OpsParts): Promise<string> {
  const owners = await listSaidOwners(db, most)
  if (owners.length === 0) return 'Every shop stands in its seller’s own name.'
  return tableText(
    ['SHOP', 'TITLE', 'SAID', 'BY', 'WHY'],
    owners.map(({ shopId, title, at, by, why }) => [shopId, oneLine(title), time(at), oneLine(by), oneLine(why)]),
  )
}

/** Who an owner is tells what nobody needs to know: that it was read is written down. */
async function show({ shop: id, by }: Extract<OwnerCommand, { name: 'owners show' }>, { db, clock, dataKey }: OpsParts): Promise<OpsAnswer> {
  const found = await findShop(db, id as ShopId)
  if (found === null) return refused({ kind: 'no-shop' }, id)
  await addOwnerStep(db, { shopId: id, what: 'read', by, why: '', at: clock.now() })
  const owner = await findShopOwner(db, createDataBox(dataKey), id)
  const { shop } = found
  const facts = tableText(['SHOP', id], [['title', oneLine(shop.title)], ['seller', shop.sellerName], ...(owner === undefined ? [['owner', 'its seller']] : ownerRows(owner))])
  const steps = (await listOwnerSteps(db, id)).map(({ at, what, by: who, why }) => [time(at), what, oneLine(who), oneLine(why) || '-'])
  return done(`${facts}\n\n${tableText(['WHEN', 'WHAT', 'BY', 'WHY'], steps)}`)
}

const ownerRows = ({ kind, name, legalPerson }: RegisteredOwner): readonly (readonly string[])[] => [
  [kind, oneLine(name)],
  ...(kind === 'company' ? [['legal person', oneLine(legalPerson.name)]] : []),
  ['resident ID', legalPerson.residentId],
]

async function say({ shop: shopId, by, why }: Extract<OwnerCommand, { readonly why: string }>, owner: RegisteredOwner | null, { db, clock, random, dataKey }: OpsParts): Promise<OpsAnswer> {
  const said = await sayShopOwner(db, { shopId, owner, by, why }, { box: createDataBox(dataKey), random, nowMs: clock.now() })
  if (!said.ok) return refused(said.failure, shopId)
  const redrawn = said.value.map((number) => ` Contract ${number}, which nobody has signed, names them now and is read again.`)
  return done(`Shop ${shopId} stands in the name of ${owner === null ? 'its seller' : oneLine(owner.name)}.${redrawn.join('')}`)
}

function refused(refusal: OwnerRefusal, shopId: string): OpsAnswer {
  switch (refusal.kind) {
    case 'no-shop':
      return { exitCode: 1, text: `There is no shop "${shopId}".` }
    case 'company-shop':
      return { exitCode: 1, text: `Shop ${shopId} is sold as a share in its company: say --company and --legal-person.` }
    case 'unknown-seller':
      return { exitCode: 1, text: `Nobody knows who the seller of shop ${shopId} is: ask them to hand in their papers first, and agree to those.` }
    case 'not-said':
      return { exitCode: 1, text: `Shop ${shopId} stands in its seller’s name already.` }
    case 'signed':
      return { exitCode: 1, text: `The seller has signed contract ${refusal.number} about this shop, and it stays as it is. Wait until it is signed by the buyer or has ended.` }
  }
}
