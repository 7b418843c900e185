import { toCompanyInfo, type CompanyItem } from '@diandu/core/company'
import { DAY_MS, fail, MINUTE_MS, ok, refused, type Clock } from '@diandu/core/kernel'
import { COUNT_DAYS, countServiceRequests, type ServiceCounts } from '@diandu/core/services'
import { companyContactOf } from '@diandu/core/support'
import {
  getChatConfig,
  getServiceContact,
  getServicePage,
  getServiceRequest,
  getStaffQq,
  listServiceRequests,
  withdrawServiceRequest,
} from '@diandu/wire'
import { handlerFor, memberHandlerFor, pageByTime, type Handler, type MemberContext } from '../calls/index.ts'
import { answerCache } from '../catalog/index.ts'
import { findUser } from '../session/index.ts'
import { moveRequest } from './move-request.ts'
import { findOwnRequest, readAnswered, readOwnRequests, type Requester } from './request-store.ts'
import { ENTRY_RULES, SERVICE_OFFERS } from './service-data.ts'
import { submitHandlers } from './submit.handlers.ts'

interface ServicesDeps {
  readonly clock: Clock
  readonly company: readonly CompanyItem[]
}

/** Beyond these, more requests say nothing new of how long an answer takes. */
const MAX_COUNTED = 2_000

export const servicesHandlers = ({ clock, company }: ServicesDeps): readonly Handler[] => [
  ...pageHandlers(clock),
  ...contactHandlers(company),
  ...submitHandlers,
  ...requestHandlers,
]

function pageHandlers(clock: Clock): readonly Handler[] {
  const counts = answerCache<ServiceCounts>(clock, MINUTE_MS)
  return [
    handlerFor(getServicePage, async ({ service }, { db }) => {
      const offer = SERVICE_OFFERS[service]
      const counted = await counts(service, async () => {
        const now = clock.now()
        return countServiceRequests(await readAnswered(db, service, now - COUNT_DAYS * DAY_MS, MAX_COUNTED), now)
      })
      return ok({ offer, entry: offer.hasCheck ? ENTRY_RULES : null, counts: counted })
    }),
  ]
}

function contactHandlers(company: readonly CompanyItem[]): readonly Handler[] {
  const { phone = null, qq = null, email = null, avatar = null } = companyContactOf(toCompanyInfo(company))
  return [
    handlerFor(getServiceContact, async () => ok({ phone, qq, email, avatar })),
    handlerFor(getStaffQq, async () => ok({ rand_kf_qq: qq ?? '' })),
    // No chat is set up: a visitor who wants one is led to QQ.
    handlerFor(getChatConfig, async () =>
      ok({ introduce_js: '', jump_link: '', is_jump_qq: qq !== null, rand_kf_qq: qq ?? '' }),
    ),
  ]
}

const requestHandlers: readonly Handler[] = [
  memberHandlerFor(listServiceRequests, async ({ cursor }, context) => {
    const who = await requesterOf(context)
    return pageByTime(cursor, {
      read: (place, max) => readOwnRequests(context.db, who, place, max),
      show: (card) => card,
      placeOf: ({ submittedAt, id }) => ({ at: submittedAt, id }),
    })
  }),
  memberHandlerFor(getServiceRequest, async ({ id }, context) => {
    const found = await findOwnRequest(context.db, await requesterOf(context), id)
    return found === undefined ? fail(notFound()) : ok(found)
  }),
  memberHandlerFor(withdrawServiceRequest, async ({ id }, context) => {
    const who = await requesterOf(context)
    if ((await findOwnRequest(context.db, who, id)) === undefined) return fail(notFound())
    const move = { state: 'withdrawn', note: '', priceFen: null } as const
    const moved = await moveRequest(context.db, id, move, { by: null, at: context.clock.now() })
    if (!moved.ok) return moved
    const found = await findOwnRequest(context.db, who, id)
    return found === undefined ? fail(notFound()) : ok(found)
  }),
]

async function requesterOf({ db, viewer }: MemberContext): Promise<Requester> {
  return { userId: viewer.userId, mobile: (await findUser(db, viewer.userId))?.mobile ?? '' }
}

const notFound = () => refused('not-found', '没有找到这条申请', 'id')
