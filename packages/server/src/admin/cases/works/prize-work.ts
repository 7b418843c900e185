import { CARRIERS, type Carrier } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { findPrize, prizesToSend, sendPrize, versionOfPrize, type PrizeOfWinner } from '../../../lottery/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { addressBlock, addressFacts, type PostalAddress } from './postal-address.ts'

const TEXTS = caseTexts({
  winner: { zh: '中奖人', en: 'Winner' },
  prize: { zh: '奖品', en: 'Prize' },
  lottery: { zh: '抽奖', en: 'Lottery' },
  draw: { zh: '第几次抽奖', en: 'Draw' },
  won: { zh: '中奖时间', en: 'Won' },
  parcel: { zh: '快递', en: 'Parcel' },
  sent: { zh: '已寄出', en: 'Sent' },
  noAddress: { zh: '中奖人还没有填写收货地址', en: 'The winner has not chosen an address yet' },
})

const addressOfPrize = ({ address }: PrizeOfWinner): PostalAddress | null =>
  address === null
    ? null
    : {
        receiver: address.receiver,
        mobile: address.mobile,
        place: [...address.regionNames, address.detail].join(' '),
      }

/** Another address is another version: what is sent goes where the person who sent it read. */
const versionOf = ({ state, addressDigest }: PrizeOfWinner): string => `${state} ${addressDigest}`

const listed = (prize: PrizeOfWinner, locale: Locale): ListedCase => ({
  id: prize.id,
  title: nameIn(prize.name, locale),
  about: prize.username,
  state: prize.state === 'sent' ? TEXTS(locale).sent : '',
  since: prize.wonAt,
  marks: 0,
  version: versionOf(prize),
})

export const prizeWork: CaseWork = {
  queue: 'prizes',
  waiting: async ({ db, box }, { locale, most }) =>
    (await prizesToSend(db, box, most)).map((prize) => listed(prize, locale)),
  show: async ({ db, box }, id, locale) => {
    const prize = await findPrize(db, box, id)
    if (prize === undefined) return undefined
    const { userId, username, name, lottery, position, wonAt, state, parcel } = prize
    const texts = TEXTS(locale)
    return {
      ...listed(prize, locale),
      people: [{ userId, role: texts.winner, name: username }],
      blocks: [
        {
          kind: 'facts',
          title: texts.prize,
          facts: [
            { label: texts.prize, value: nameIn(name, locale) },
            { label: texts.lottery, value: lottery },
            { label: texts.draw, value: String(position) },
            { label: texts.won, value: formatTime(wonAt, 'yyyy-mm-dd hh:mm') },
            ...(parcel === null ? [] : [{ label: texts.parcel, value: `${parcel.carrier} ${parcel.trackingNumber}` }]),
          ],
        },
        ...(state === 'address-needed'
          ? [{ kind: 'notice', isWarning: false, title: texts.noAddress, lines: [] } as const]
          : []),
        ...addressBlock(addressOfPrize(prize), locale),
      ],
      decisions: state === 'to-be-sent' ? [{ key: 'send', unmet: [], effects: [] }] : [],
    }
  },
  versionOf: versionOfPrize,
  decide: ({ id, fields }, { staff, clock, box, commit }) =>
    commit(async (tx) => {
      const before = await findPrize(tx, box, id)
      const carrier = CARRIERS[fields['carrier'] as Carrier].zh
      const trackingNumber = String(fields['number'])
      const sent = await sendPrize(tx, box, { id, carrier, trackingNumber, sentAt: clock.now(), by: staff.name })
      if (!sent.ok) return sent
      return ok({
        value: null,
        log: {
          object: { kind: 'prize', id },
          userId: before?.userId ?? null,
          reason: '',
          before: { state: before?.state ?? null },
          after: { state: sent.value.state, carrier, trackingNumber },
        },
      })
    }),
  reveal: async (tx, { id, locale }, { box }) => {
    const prize = await findPrize(tx, box, id)
    const address = prize === undefined ? null : addressOfPrize(prize)
    if (prize === undefined || address === null) return fail(refused('not-found', '没有收货地址', 'id'))
    return ok({
      value: { facts: addressFacts(address, locale), addresses: [] },
      log: { object: { kind: 'prize', id }, userId: prize.userId },
    })
  },
}
