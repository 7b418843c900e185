import { CARRIERS, type CaseChoice, type Carrier } from '@diandu/core/admin'
import { EXCHANGE_STATUSES, type ParcelStep } from '@diandu/core/coins'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { findParcel, listParcels, moveParcel, type ParcelRecord } from '../../../coins/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { addressBlock, addressFacts, type PostalAddress } from './postal-address.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  gift: { zh: '礼品', en: 'Gift' },
  coins: { zh: '金币', en: 'Coins' },
  state: { zh: '状态', en: 'State' },
  parcel: { zh: '快递', en: 'Parcel' },
  note: { zh: '退回的原因', en: 'Why the coins came back' },
  held: { zh: '用户的金币', en: 'Coins of the user' },
})

const addressOfGift = ({ address }: ParcelRecord): PostalAddress | null =>
  address === null ? null : { receiver: address.receiver, mobile: address.mobile, place: address.place }

const listed = (gift: ParcelRecord, locale: Locale): ListedCase => ({
  id: gift.id,
  title: nameIn(gift.name, locale),
  about: gift.username,
  state: gift.status === 'to-send' ? '' : nameIn(EXCHANGE_STATUSES[gift.status], locale),
  since: gift.at,
  marks: 0,
  version: gift.status,
})

export const giftWork: CaseWork = {
  queue: 'gifts',
  waiting: async ({ db }, { locale, most }) =>
    (await listParcels(db, 'open', most)).map((gift) => listed(gift, locale)),
  show: async ({ db }, id, locale) => {
    const gift = await findParcel(db, id)
    if (gift === undefined) return undefined
    const { userId, username, name, coins, status, tracking, note } = gift
    const texts = TEXTS(locale)
    return {
      ...listed(gift, locale),
      people: [{ userId, role: texts.user, name: username }],
      blocks: [
        {
          kind: 'facts',
          title: texts.gift,
          facts: [
            { label: texts.gift, value: nameIn(name, locale) },
            { label: texts.coins, value: String(coins) },
            { label: texts.state, value: nameIn(EXCHANGE_STATUSES[status], locale) },
            ...(tracking === null ? [] : [{ label: texts.parcel, value: tracking }]),
            ...(note === '' ? [] : [{ label: texts.note, value: note }]),
          ],
        },
        ...addressBlock(addressOfGift(gift), locale),
      ],
      decisions:
        status === 'to-send'
          ? [
              { key: 'send', unmet: [], effects: [] },
              { key: 'return', unmet: [], effects: [{ what: texts.held, before: '', after: `+${coins}` }] },
            ]
          : [],
    }
  },
  versionOf: async (db, id) => (await findParcel(db, id))?.status,
  decide: (choice, { staff, clock, commit }: StaffContext) =>
    commit(async (tx) => {
      const { id, words } = choice
      const before = await findParcel(tx, id)
      const moved = await moveParcel(tx, id, stepOf(choice), { by: staff.name, at: clock.now() })
      if (!moved.ok) return moved
      const { status, tracking } = moved.value
      return ok({
        value: null,
        log: {
          object: { kind: 'gift', id },
          userId: before?.userId ?? null,
          reason: words,
          before: { status: before?.status ?? null },
          after: { status, tracking },
        },
      })
    }),
  reveal: async (tx, { id, locale }) => {
    const gift = await findParcel(tx, id)
    const address = gift === undefined ? null : addressOfGift(gift)
    if (gift === undefined || address === null) return fail(refused('not-found', '没有收货地址', 'id'))
    return ok({
      value: { facts: addressFacts(address, locale), addresses: [] },
      log: { object: { kind: 'gift', id }, userId: gift.userId },
    })
  },
}

/** A gift keeps carrier and number in one line, as its user reads them. */
function stepOf({ decision, words, fields }: CaseChoice): ParcelStep {
  if (decision === 'return') return { returnedFor: words }
  return { tracking: `${CARRIERS[fields['carrier'] as Carrier].zh} ${String(fields['number'])}` }
}
