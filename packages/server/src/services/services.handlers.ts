import { toCompanyInfo, type CompanyItem } from '@diandu/core/company'
import { DAY_MS, fail, MINUTE_MS, ok, refused, type Clock, type Random } from '@diandu/core/kernel'
import { COUNT_DAYS, countServiceRequests, type ServiceCounts } from '@diandu/core/services'
import { chooseConsultant, companyContactOf } from '@diandu/core/support'
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
import type { Settings } from '../settings.ts'
import { moveRequest } from './move-request.ts'
import { findOwnRequest, readAnswered, readOwnRequests, type Requester } from './request-store.ts'
import { ENTRY_RULES_ID, entryRuleContent, serviceContent } from './service-content.ts'
import { submitHandlers } from './submit.handlers.ts'

interface ServicesDeps {
  readonly clock: Clock
  readonly company: readonly CompanyItem[]
  readonly support: Settings['support']
}

/** Beyond these, more requests say nothing new of how long an answer takes. */
const MAX_COUNTED = 2_000

export const servicesHandlers = ({ clock, company, support }: ServicesDeps): readonly Handler[] => [
  ...pageHandlers(clock),
  ...contactHandlers(company, support),
  ...submitHandlers,
  ...requestHandlers,
]

function pageHandlers(clock: Clock): readonly Handler[] {
  const counts = answerCache<ServiceCounts>(clock, MINUTE_MS)
  return [
    handlerFor(getServicePage, async ({ service }, { db }) => {
      const offer = await serviceContent.read(db, service)
      const counted = await counts(service, async () => {
        const now = clock.now()
        return countServiceRequests(await readAnswered(db, service, now - COUNT_DAYS * DAY_MS, MAX_COUNTED), now)
      })
      const entry = offer.hasCheck ? await entryRuleContent.read(db, ENTRY_RULES_ID) : null
      return ok({ offer, entry, counts: counted })
    }),
  ]
}

function contactHandlers(
  company: readonly CompanyItem[],
  { script, link, isJumpQq, staff }: Settings['support'],
): readonly Handler[] {
  const { phone = null, qq = null, email = null, avatar = null } = companyContactOf(toCompanyInfo(company))
  const consultant = (random: Random) => chooseConsultant(staff, qq ?? undefined, random)
  return [
    handlerFor(getServiceContact, async () => ok({ phone, qq, email, avatar })),
    handlerFor(getStaffQq, async (_nothing, { random }) => {
      const chosen = consultant(random)
      return ok({ rand_kf_qq: chosen?.qq ?? '', name: chosen?.name ?? '' })
    }),
    handlerFor(getChatConfig, async (_nothing, { random }) =>
      ok({
        introduce_js: script,
        jump_link: link,
        // Without a chat who wants one is led to QQ.
        is_jump_qq: isJumpQq || (link === '' && qq !== null),
        rand_kf_qq: consultant(random)?.qq ?? '',
      }),
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
    const moved = await context.db.transaction((tx) => moveRequest(tx, id, move, { by: null, at: context.clock.now() }))
    if (!moved.ok) return moved
    const found = await findOwnRequest(context.db, who, id)
    return found === undefined ? fail(notFound()) : ok(found)
  }),
]

async function requesterOf({ db, viewer }: MemberContext): Promise<Requester> {
  return { userId: viewer.userId, mobile: (await findUser(db, viewer.userId))?.mobile ?? '' }
}

const notFound = () => refused('not-found', '没有找到这条申请', 'id')
