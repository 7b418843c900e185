import type { ApiClient } from '../api/api-client.ts'
import { DEMO_PAYMENT_PASSWORD } from '../api/people.ts'
import type { Parameters } from '../api/sign-request.ts'
import { dice } from '../dice.ts'
import { shapesOf } from '../documented-calls/json-schema.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { AttackTarget } from './attack-target.ts'
import type { Owner } from './belongings.ts'
import { signedRequest } from './inputs/hostile-calls.ts'
import { idFields, type IdField } from './inputs/id-fields.ts'
import { likelyInput } from '../documented-calls/likely-input.ts'
import { neverWas } from './never-was.ts'
import { readAnswer, type ReadAnswer, type Reader } from './read-answer.ts'
import { snapshotOf } from './snapshot-of.ts'

export interface AccessPlan {
  readonly target: AttackTarget
  readonly reader: Reader
  /** The user whose records others must not reach. */
  readonly owner: Owner
  readonly asker: Owner
  /** Ids that are public: of shops, and of coupons on offer. */
  readonly publicIds: ReadonlyMap<string, string>
  readonly seed: number
  /** Short form: only ids that fit the name of the call, and two others by chance; none of the caller's own. */
  readonly isShort?: boolean
}

export interface Access {
  readonly findings: readonly AttackFinding[]
  readonly counts: { readonly foreign: number; readonly unknown: number; readonly own: number }
  /** For each place of an id: how many foreign ids were tried, and which of the caller's own were found there. */
  readonly places: readonly { readonly where: string; readonly foreign: number; readonly own: string }[]
  /** Places where none of the caller's own ids is found, so that the answer to a foreign id proves little. */
  readonly notExercised: readonly string[]
}

interface Requesting {
  readonly plan: AccessPlan
  readonly client: ApiClient
  readonly ids: ReadonlyMap<string, string>
}

/** A buyer and a seller call everything that takes an id, with their own ids, another person's, and unknown ones. */
export async function runAccessMatrix(plan: AccessPlan): Promise<Access> {
  const { target, reader, owner, asker, publicIds } = plan
  const fields = idFields(target.calls.filter(({ needsLogin }) => needsLogin))
  const sales = new Map(['paid order', 'contract', "contract's link"].map((kind) => [kind, asker.ids.get(kind) ?? '']))
  const askings: readonly Requesting[] = [
    { plan, client: asker.client, ids: new Map([...asker.ids, ...publicIds]) },
    ...(plan.isShort === true ? [] : [{ plan, client: asker.seller, ids: sales }]),
  ]
  const before = await snapshotOf(reader, owner.client, target.calls)
  const findings: AttackFinding[] = []
  const counts = { foreign: 0, unknown: 0, own: 0 }
  for (const requesting of askings) {
    for (const [at, field] of fields.entries()) {
      for (const [kind, id] of plan.isShort === true ? someOf(owner.ids, field, dice(plan.seed + at)) : owner.ids) {
        if (kind === 'request' && PUBLISHED.has(placeOf(field))) continue
        // An answer may depend on earlier calls: the unknown id is sent right after the foreign one.
        const [answered, wanted] = [
          (await probe(requesting, field, id)).textWithout(id),
          (await probe(requesting, field, neverWas(id))).textWithout(neverWas(id)),
        ]
        counts.foreign += 1
        counts.unknown += 1
        if (answered !== wanted)
          findings.push({
            hole: 'serves a foreign id',
            where: placeOf(field),
            kind: `foreign ${kind}`,
            message: `${answered.slice(0, 200)} instead of ${wanted.slice(0, 200)}`,
          })
      }
    }
  }
  findings.push(...changesSince(before, await snapshotOf(reader, owner.client, target.calls)))

  if (plan.isShort === true) return { findings, counts, places: [], notExercised: [] }
  const known = new Map<string, string[]>(fields.map((field) => [placeOf(field), []]))
  // Values that spoil one's own records come last.
  for (const field of fields.toSorted((a, b) => spoilsBy(a) - spoilsBy(b))) {
    for (const requesting of askings) {
      for (const [kind, id] of requesting.ids) {
        const [own, unknown] = [await probe(requesting, field, id), await probe(requesting, field, neverWas(id))]
        counts.own += 1
        if (own.textWithout(id) !== unknown.textWithout(neverWas(id)))
          known.get(placeOf(field))?.push(`${kind} ${own.code}`)
      }
    }
  }
  const places = [...known].map(([where, own]) => ({
    where,
    foreign: owner.ids.size * askings.length,
    own: [...new Set(own)].join(', '),
  }))
  return { findings, counts, places, notExercised: places.filter(({ own }) => own === '').map(({ where }) => where) }
}

function changesSince(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly AttackFinding[] {
  return [...before]
    .filter(([name, text]) => after.get(name) !== text)
    .map(([name, text]) => ({
      hole: 'changes foreign things',
      where: name,
      kind: 'foreign id',
      message: `${text.slice(0, 200)} became ${after.get(name)?.slice(0, 200)}`,
    }))
}

/** Any seller could read a request while it was open, so that a seller who answers it may learn that it has ended. */
const PUBLISHED: ReadonlySet<string> = new Set(['POST pub/offer requestId', 'GET pub/my-shops requestId'])

const FIT: Readonly<Record<string, RegExp>> = {
  order: /order|refund/i,
  contract: /contract|sign/i,
  link: /link/i,
  address: /address/i,
  card: /card|bank/i,
  withdrawal: /withdraw/i,
  recharge: /recharge/i,
  picture: /photo|picture|avatar|paper|receipt|idFront|idBack/i,
  coupon: /coupon/i,
  offer: /cutPrice/i,
  invoice: /invoice|annex/i,
  bill: /bill/i,
  listing: /sell|shopId/i,
  request: /pub|drz|requestId/i,
  message: /message/i,
}

function someOf(
  ids: Owner['ids'],
  { call, field }: IdField,
  { below }: ReturnType<typeof dice>,
): readonly (readonly [string, string])[] {
  const all = [...ids]
  const fit = (text: string) => all.filter(([kind]) => FIT[kind.split(' ').at(-1) ?? '']?.test(text))
  // Ids that fit the field come first: a call's name may fit many.
  const fits = [...new Set([...fit(field), ...fit(`${call.name} ${field}`)])]
  return [...fits.slice(0, 3), ...[0, 1].flatMap(() => all.slice(below(all.length)).slice(0, 1))]
}

const placeOf = ({ call, shape, field }: IdField): string => {
  const shapes = shapesOf(call.input)
  return `${call.name} ${field}${shapes.length > 1 ? ` (way ${shapes.indexOf(shape) + 1})` : ''}`
}

const SPOILS = [
  /confirm|sign|auth|verify|place/i,
  /refund|capital\/bill addressId/i,
  /give-up|cannot|cancel|hand-over|sure-bill/i,
  /del \w+$|close/i,
]
const spoilsBy = ({ call, field }: IdField): number =>
  SPOILS.findLastIndex((pattern) => pattern.test(`${call.name} ${field}`))

function probe(
  { plan: { target, reader, asker }, client }: Requesting,
  place: IdField,
  id: string,
): Promise<ReadAnswer> {
  const { call, shape, field, isList } = place
  const parameters = { ...withOwnThings(likelyInput(shape, [field]), place, asker), [field]: isList ? [id] : id }
  const request = signedRequest(
    call,
    { kind: 'id', parameters },
    { client, sealing: { ...target.sealing, publicKey: reader.publicKey } },
  )
  return readAnswer(target.url, request, reader)
}

/** All parameters besides the tested id are the caller's own, so that nothing else is refused. */
function withOwnThings(parameters: Parameters, { call, field }: IdField, { known }: Owner): Parameters {
  const isPicture = /photo|picture|paper|idFront|idBack/i
  const filled = Object.entries(parameters).map(([name, value]) => {
    if (isPicture.test(name) && typeof value === 'string')
      return [name, /back/i.test(name) ? known['secondPicture'] : known['picture']] as const
    return [name, known[name] ?? value] as const
  })
  return { ...Object.fromEntries(filled), ...ALONGSIDE[`${call.name} ${field}`]?.(known) }
}

/** Parameters that a call needs beside that id, where its schema does not require them. */
const ALONGSIDE: Readonly<Record<string, (known: Parameters) => Parameters>> = {
  'POST order/pay orderId': () => ({ paymentPassword: DEMO_PAYMENT_PASSWORD }),
  'POST order/pay receipt': ({ unpaid, depositFen }) => ({
    channel: 'transfer',
    orderId: unpaid,
    part: 'deposit',
    amountFen: depositFen,
  }),
  'GET order/get-total couponId': () => ({ amountFen: 1_000_000_00 }),
  'POST doRefund pictures': ({ handedOver }) => ({ orderId: handedOver }),
  'POST capital/bill addressId': ({ invoiceFen }) => ({ amountFen: invoiceFen }),
  'POST capital/bill orderIds': () => ({ amountFen: 1, email: 'buyer@example.com' }),
}
