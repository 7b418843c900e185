import { formatTime, maskMobile } from '../../../src/format/index.ts'
import { DAY_MS, mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import {
  checkServiceDraft,
  countServiceRequests,
  decideServiceMove,
  decideServiceRequest,
  draftText,
  isOpenRequest,
  requestNumber,
  serviceRequestMessage,
  type ProvenMobile,
  type ServiceReceipt,
  type ServiceRequest,
  type ServiceRequestId,
  type ServiceRequestMove,
  type Services,
} from '../../../src/services/index.ts'
import type { SessionStore, UserId } from '../../../src/session/index.ts'
import { notFound, refuse, type MarketState, type Member, type ServiceRequestRecord } from '../market-state.ts'
import { takeCode } from '../memory-codes.ts'
import { writeMessages } from '../write-messages.ts'
import { pageAfter } from '../page-after.ts'
import { signedIn } from '../signed-in.ts'
import { EXAMPLE_ENTRY_RULES, exampleOffer } from './example-services.ts'

interface Requester {
  readonly userId: UserId | null
  readonly mobile: string
}

export function createMemoryServices(state: MarketState, store: SessionStore): Services {
  const records = () => [...state.serviceRequests.values()]
  const own = ({ userId, mobile }: Member) =>
    records()
      .filter((record) => record.userId === userId || (record.userId === null && record.mobile === mobile))
      .toReversed()
  const findOwn = (member: Member, id: ServiceRequestId) => own(member).find(({ request }) => request.id === id)
  return {
    async page(service) {
      const offer = exampleOffer(service)
      const counted = records().filter(({ request }) => request.service === service)
      const counts = countServiceRequests(counted.map(answeredAt), state.clock.now())
      return ok({ offer, entry: offer.hasCheck ? EXAMPLE_ENTRY_RULES : null, counts })
    },
    async submit(draft, proven) {
      const checked = checkServiceDraft(draft, exampleOffer(draft.service))
      if (!checked.ok) return checked
      const who = signedIn(state, store)
      const requester = requesterOf(who.ok ? who.value : null, proven)
      if (!requester.ok) return requester
      const { userId, mobile } = requester.value
      const ofPerson = records().filter(
        (record) => record.mobile === mobile || (userId !== null && record.userId === userId),
      )
      const same = ofPerson.find(
        (record) => isOpenRequest(record.request.state) && draftText(record.draft) === draftText(checked.value),
      )
      if (same !== undefined) return ok(receiptOf(same.request))
      const now = state.clock.now()
      const recent = ofPerson.filter(({ request }) => request.submittedAt > now - DAY_MS)
      const allowed = decideServiceRequest(recent.length)
      if (!allowed.ok) return allowed
      if (proven !== null && isProofNeeded(who.ok ? who.value : null)) {
        const taken = takeCode(state, { ...proven, purpose: 'service-request' })
        if (!taken.ok) return taken
      }
      const token = state.random.token()
      const { service, packageId, name, details, entry } = checked.value
      const request: ServiceRequest = {
        id: token.slice(0, 20) as ServiceRequestId,
        number: requestNumber(formatTime(now, 'yyyy-mm-dd'), token),
        service,
        packageId,
        name,
        details,
        entry,
        mobile: maskMobile(mobile),
        state: 'submitted',
        submittedAt: now,
        changedAt: now,
        steps: [{ state: 'submitted', at: now, note: '', priceFen: null }],
      }
      state.serviceRequests.set(request.id, { request, draft: checked.value, userId, mobile })
      return ok(receiptOf(request))
    },
    async requests(cursor) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      return mapResult(
        pageAfter(
          own(who.value).map(({ request }) => cardOf(request)),
          cursor,
          () => true,
        ),
        ({ items, nextCursor }) => ({ items, nextCursor }),
      )
    },
    async request(id) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const found = findOwn(who.value, id)
      return found === undefined ? notFound() : ok(found.request)
    },
    async withdraw(id) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      return findOwn(who.value, id) === undefined
        ? notFound()
        : moveServiceRequest(state, id, { state: 'withdrawn', note: '', priceFen: null })
    },
  }
}

/** One move along the map, the operator's or the person's. */
export function moveServiceRequest(
  state: MarketState,
  id: ServiceRequestId,
  wanted: ServiceRequestMove,
): Result<ServiceRequest> {
  const record = state.serviceRequests.get(id)
  if (record === undefined) return notFound()
  const decided = decideServiceMove(record.request.state, wanted)
  if (!decided.ok) return decided
  const at = state.clock.now()
  const moved = {
    ...record.request,
    state: decided.value.state,
    changedAt: at,
    steps: [...record.request.steps, { ...decided.value, at }],
  }
  state.serviceRequests.set(id, { ...record, request: moved })
  const owner = record.userId ?? [...state.members.values()].find(({ mobile }) => mobile === record.mobile)?.userId
  const place = record.request.steps.length
  const message = owner === undefined ? null : serviceRequestMessage(owner, { ...moved, place }, decided.value, at)
  if (message !== null) writeMessages(state, [message])
  return ok(moved)
}

const isProofNeeded = (member: Member | null): boolean => member === null || member.mobile === ''

function requesterOf(member: Member | null, proven: ProvenMobile | null): Result<Requester> {
  const userId = member?.userId ?? null
  if (member !== null && !isProofNeeded(member)) return ok({ userId, mobile: member.mobile })
  return proven === null
    ? refuse('parameter-missing', '请填写手机号和验证码', 'mobile')
    : ok({ userId, mobile: proven.mobile })
}

const answeredAt = ({ request }: ServiceRequestRecord) => ({
  submittedAt: request.submittedAt,
  answeredAt: request.steps.find((step) => step.state === 'answered')?.at ?? null,
})

const receiptOf = ({ id, number, service, mobile, submittedAt }: ServiceRequest): ServiceReceipt => ({
  id,
  number,
  service,
  mobile,
  submittedAt,
})

const cardOf = (request: ServiceRequest) => ({
  ...receiptOf(request),
  packageId: request.packageId,
  state: request.state,
  changedAt: request.changedAt,
})
