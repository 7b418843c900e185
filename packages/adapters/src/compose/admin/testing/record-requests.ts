import { ORDER_PARTS, PERSON_PARTS, SYSTEM_PARTS } from '@diandu/core/admin'
import type { PortRequest } from './money-requests.ts'

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]

/** The requests of the ports of users, orders and the system. */
export const RECORD_REQUESTS: readonly PortRequest[] = [
  ['GET people', { text: '林 1&2' }, ({ people }) => people.search('林 1&2')],
  ['GET people/one', { id: 'u1' }, ({ people }) => people.person('u1')],
  ['POST people/mobile', { id: 'u1', reason: 'r' }, ({ people }) => people.mobile('u1', 'r')],
  ['POST people/note', { id: 'u1', words: 'w' }, ({ people }) => people.addNote('u1', 'w')],
  ['POST people/suspend', { id: 'u1', reason: 'r' }, ({ personActs }) => personActs.proposeSuspension('u1', 'r')],
  ['POST people/restore', { id: 'u1', reason: 'r' }, ({ personActs }) => personActs.proposeRestoration('u1', 'r')],
  ['POST people/end-sessions', { id: 'u1', reason: 'r' }, ({ personActs }) => personActs.endSessions('u1', 'r')],
  ['POST people/close', { id: 'u1', reason: 'r' }, ({ personActs }) => personActs.proposeClosing('u1', 'r')],
  [
    'POST people/coins',
    { id: 'u1', coins: -5, reason: 'r' },
    ({ personActs }) => personActs.correctCoins('u1', -5, 'r'),
  ],
  [
    'POST people/credit',
    { id: 'u1', amountFen: 5, reference: 'b', reason: 'r' },
    ({ personActs }) => personActs.creditMoney('u1', 5, 'b', 'r'),
  ],
  ['GET people/merge/check', { id: 'u1', into: 'n' }, ({ personActs }) => personActs.merge('u1', 'n')],
  [
    'POST people/merge',
    { id: 'u1', intoId: 'u2', reason: 'r' },
    ({ personActs }) => personActs.proposeMerge('u1', 'u2', 'r'),
  ],
  [
    'POST people/coupon',
    { id: 'u1', title: 't', amountFen: 1, leastSpendFen: 0, days: 3, reason: 'r' },
    ({ personActs }) => personActs.giveCoupon('u1', { title: 't', amountFen: 1, leastSpendFen: 0, days: 3 }, 'r'),
  ],
  [
    'POST people/coupon/end',
    { id: 'u1', couponId: 'k1', reason: 'r' },
    ({ personActs }) => personActs.endCoupon('u1', 'k1', 'r'),
  ],
  ['GET owners', { text: 'S1' }, ({ owners }) => owners.find('S1')],
  ['POST owners/show', { shopId: 'S1', reason: 'r' }, ({ owners }) => owners.show('S1', 'r')],
  ['POST owners/propose', { shopId: 'S1', owner: null, reason: 'r' }, ({ owners }) => owners.propose('S1', null, 'r')],
  ['GET orders/one', { id: 'o1' }, ({ orders }) => orders.order('o1')],
  ...keysOf(PERSON_PARTS).map((part): PortRequest => [
    `GET people/one/${part}`,
    { id: 'u1', locale: 'en' },
    ({ people }) => people.part('u1', part, 'en'),
  ]),
  ...keysOf(ORDER_PARTS).map((part): PortRequest => [
    `GET orders/one/${part}`,
    { id: 'o1', locale: 'en' },
    ({ orders }) => orders.part('o1', part, 'en'),
  ]),
  ...keysOf(SYSTEM_PARTS).map((part): PortRequest => [
    `GET system/${part}`,
    { locale: 'en' },
    ({ system }) => system.part(part, 'en'),
  ]),
  ['GET system/unsent-notices', {}, ({ system }) => system.unsentNotices()],
  [
    'POST system/resend-notice',
    { id: 'n1', mayArriveTwice: true, reason: 'r' },
    ({ system }) => system.sendAgain('n1', true, 'r'),
  ],
]
