import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultsInNames } from '../../testing/names-below.ts'
import { MESSAGE_EVENTS, type MessageEvent } from './message-event.ts'
import { isMessageKind, MESSAGE_KINDS } from './message-kind.ts'
import { kindOfEvent, inboxEvent, type InboxEvent } from './message.ts'

const fell = { event: 'price.fell', figures: { shop: '天猫女装店', fromFen: 200_00, toFen: 150_00 } }

it('an event is told with its figures, and each has a kind', () => {
  expect(inboxEvent(fell)).toEqual(fell)
  for (const event of Object.keys(MESSAGE_EVENTS) as MessageEvent[])
    expect(Object.keys(MESSAGE_KINDS)).toContain(kindOfEvent(event))
})

/** Every event with all of its figures, and which of them may be missing. */
const EVENT: { readonly [E in MessageEvent]: readonly [InboxEvent<E>['figures'], string] } = {
  'order.turn': [{ shop: '店', number: 'DD1', act: 'pay', by: 1, otherwise: 'x' }, 'by otherwise'],
  'order.viewing': [{ shop: '店', number: 'DD1' }, ''],
  'order.asked': [{ shop: '店', number: 'DD1', act: 'open-viewing' }, ''],
  'order.problem': [{ shop: '店', number: 'DD1', item: 'email' }, ''],
  'order.mended': [{ shop: '店', number: 'DD1', item: 'email' }, ''],
  'order.received': [{ shop: '店', number: 'DD1', item: 'email' }, ''],
  'order.review-waits': [{ shop: '店', number: 'DD1', by: 1 }, ''],
  'order.reviewed': [{ shop: '店', number: 'DD1' }, ''],
  'order.review-replied': [{ shop: '店', number: 'DD1' }, ''],
  'order.party-suspended': [{ shop: '店', number: 'DD1' }, ''],
  'order.party-restored': [{ shop: '店', number: 'DD1' }, ''],
  'order.moved': [{ shop: '店', number: 'DD1', status: 'paid', because: 'x' }, 'because'],
  'order.deadline': [{ shop: '店', number: 'DD1', act: 'pay', by: 1, otherwise: 'x' }, ''],
  'money.recharge': [{ amountFen: 1, status: 'credited', why: 'x' }, 'why'],
  'money.withdrawal': [{ amountFen: 1, status: 'failed', why: 'x' }, 'why'],
  'money.invoice': [{ amountFen: 1, status: 'refused', why: 'x' }, 'why'],
  'money.arrived': [{ amountFen: 1, posting: 'refund', shop: '店', number: 'DD1' }, 'shop number'],
  'money.merged': [{ name: '林', amountFen: 1 }, ''],
  'money.credential': [{ changed: 'mobile', until: 1 }, ''],
  'money.coupon': [{ amountFen: 1, title: '券', until: 1 }, ''],
  'contract.drafted': [{ shop: '店', number: 'DD1' }, ''],
  'contract.signed': [{ shop: '店', number: 'DD1', party: 'buyer' }, ''],
  'contract.sealed': [{ shop: '店', number: 'DD1' }, ''],
  'offer.made': [{ shop: '店', priceFen: 1, askedFen: 2, by: 1 }, 'by'],
  'offer.withdrawn': [{ shop: '店', priceFen: 1 }, ''],
  'offer.answered': [{ shop: '店', status: 'accepted', priceFen: 1, by: 1 }, 'by'],
  'offer.countered': [{ shop: '店', side: 'buyer', priceFen: 1, formerFen: 2, by: 1 }, 'by'],
  'offer.ended': [{ shop: '店', side: 'buyer', status: 'accepted', priceFen: 1, by: 1 }, 'by'],
  'offer.expired': [{ shop: '店', priceFen: 1 }, ''],
  'match.shop': [{ shop: '店', priceFen: 1, because: 'x' }, ''],
  'match.request': [{ wanted: 'x', shop: '店', because: 'x' }, ''],
  'match.offered': [{ wanted: 'x', shop: '店', priceFen: 1 }, ''],
  'match.answered': [{ wanted: 'x', shop: '店', status: 'accepted' }, ''],
  'match.alert': [{ name: '', filter: 'x', new: '1', cheaper: '0', sold: '0', beyond: '0', shops: '1 店' }, ''],
  'price.fell': [{ shop: '店', fromFen: 2, toFen: 1 }, ''],
  'price.rose': [{ shop: '店', fromFen: 1, toFen: 2 }, ''],
  'platform.announced': [{ title: 'x', text: 'x', titleEn: 'x', textEn: 'x' }, 'titleEn textEn'],
  'platform.campaign': [{ campaign: '618', until: 1 }, ''],
  'platform.answered': [{ title: 'x', status: 'x', text: 'x' }, 'text'],
  'platform.coins': [{ coins: '5', by: 1 }, ''],
  'platform.report': [{ shop: '店', status: 'upheld', text: 'x' }, ''],
  'platform.removed': [{ shop: '店', side: 'seller', because: 'figures-untrue' }, ''],
  'platform.application': [{ campaign: '618', shop: '店', status: 'refused', why: 'x' }, 'why'],
  'platform.parcel': [{ title: 'x', titleEn: 'x', parcel: 'x' }, ''],
}

describe.each(Object.entries(EVENT))('%s', (event, [figures, missing]) => {
  it('is told with all of its figures, and is of the kind that it begins with (MSG-10)', () => {
    expect(inboxEvent({ event, figures })).toEqual({ event, figures })
    const [kind = ''] = event.split('.')
    expect([kindOfEvent(event as MessageEvent), isMessageKind(kind)]).toEqual([kind, true])
  })

  it('is not told with a figure of another type, and without one only where it may be missing (MSG-10)', () => {
    for (const [name, value] of Object.entries(figures)) {
      const mayMiss = missing.split(' ').includes(name)
      expect(inboxEvent({ event, figures: { ...figures, [name]: null } }) !== undefined).toBe(mayMiss)
      const { [name]: _left, ...others } = figures as Readonly<Record<string, string | number>>
      expect(inboxEvent({ event, figures: others }) !== undefined).toBe(mayMiss)
      const wrong = typeof value === 'string' ? 1 : '1'
      expect(inboxEvent({ event, figures: { ...figures, [name]: wrong } })).toBeUndefined()
    }
  })
})

it('a kind of message has a name in both languages, and no key of an object is a kind (MSG-10)', () => {
  expect(faultsInNames({ MESSAGE_KINDS })).toEqual([])
  expect(['order', 'toString', ''].map(isMessageKind)).toEqual([true, false, false])
})

it('a figure that may be missing may be null, and no other', () => {
  const turn = { shop: '店', number: 'DD1', act: 'pay', by: null, otherwise: null }
  expect(inboxEvent({ event: 'order.turn', figures: turn })).toBeDefined()
  expect(inboxEvent({ event: 'order.turn', figures: { ...turn, act: null } })).toBeUndefined()
  expect(inboxEvent({ event: 'price.fell', figures: { ...fell.figures, toFen: 1.5 } })).toBeUndefined()
})

it('nothing is told of an event that this version does not know, or whose figures are others', () => {
  const figures = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)))
  fc.assert(
    fc.property(fc.string(), figures, (event, given) => {
      expect(inboxEvent({ event, figures: given })).toBeUndefined()
    }),
  )
  expect(inboxEvent({ event: 'toString', figures: {} })).toBeUndefined()
})
