import * as v from 'valibot'
import { MAX_REQUEST_DETAILS, MAX_REQUEST_NAME, ONBOARDING_SERVICES } from '@diandu/core/services'
import { SUPPLIER_SERVICES } from '@diandu/core/supplier'
import { call } from './call.ts'
import { platformId } from '../schemas/catalog.schemas.ts'
import { code, mobile } from '../schemas/credential.schemas.ts'
import { cursor, keysOf, named, nothingIn, pageOf, plainId, typed } from '../schemas/schemas.ts'
import {
  entity,
  service,
  servicePage,
  serviceReceipt,
  serviceRequest,
  serviceRequestCard,
  serviceRequestId,
  trademarkStanding,
} from '../schemas/services.schemas.ts'

export const getServicePage = call('POST drzData', {
  summary: 'What a service costs, takes and includes, how requests for it fare, and who may enter which platform',
  access: 'anyone',
  input: v.strictObject({ service }),
  output: servicePage,
  example: { service: 'residence' },
})

const contact = v.nullable(v.string())

export const getServiceContact = call('POST drzKefu', {
  summary: 'How customer service is reached from the pages of services',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ phone: contact, qq: contact, email: contact, avatar: contact }),
})

export const getStaffQq = call('POST getRandomKeFu', {
  summary: 'One of the staff, by chance: QQ number and name; empty where there is none',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ rand_kf_qq: v.string(), name: v.string() }),
})

export const getChatConfig = call('GET getKstList', {
  summary: 'How the chat of customer service is opened; empty where there is none',
  access: 'anyone',
  input: nothingIn,
  output: v.object({
    introduce_js: v.string(),
    jump_link: v.string(),
    is_jump_qq: v.union([v.boolean(), v.picklist([0, 1, '0', '1'])]),
    rand_kf_qq: v.string(),
  }),
})

/** Of every request. A visitor, and a user without a mobile, proves one by a code. */
const requestEntries = {
  packageId: v.exactOptional(plainId),
  name: named(MAX_REQUEST_NAME * 2, 1),
  details: typed(MAX_REQUEST_DETAILS * 2, 1),
  platform: v.exactOptional(platformId),
  entity: v.exactOptional(entity),
  trademark: v.exactOptional(trademarkStanding),
  mobile: v.exactOptional(mobile),
  code: v.exactOptional(code),
  os: v.exactOptional(v.pipe(v.string(), v.regex(/^\w{1,32}$/, 'A word'))),
}
const requestExample = {
  packageId: 'standard',
  name: '林女士',
  details: '想在天猫开一家女装旗舰店，商标已注册。',
  platform: 1,
  entity: 'company',
  trademark: 'registered',
  mobile: '13800000001',
  code: '246810',
  os: 'ios',
} as const

/** A request leaves an endpoint behind, and a wrong code is a guess. */
const requestCall = { access: 'anyone', rateLimitPerMinute: 10 } as const

export const requestOnboarding = call('POST doDrz', {
  ...requestCall,
  summary: 'Requests onboarding, or a brand authorization; the same again is the same request',
  input: v.strictObject({
    service: v.picklist(keysOf(ONBOARDING_SERVICES).filter((key) => key !== 'liveentry')),
    ...requestEntries,
  }),
  output: serviceReceipt,
  example: { service: 'residence', ...requestExample },
})

export const requestLiveOnboarding = call('POST doLive', {
  ...requestCall,
  summary: 'Requests onboarding for live shopping; the same again is the same request',
  input: v.strictObject(requestEntries),
  output: serviceReceipt,
  example: { ...requestExample, packageId: 'room' },
})

export const requestSupplierService = call('POST doCategory', {
  ...requestCall,
  summary: 'Requests a supplier service; the same again is the same request',
  input: v.strictObject({ service: v.picklist(keysOf(SUPPLIER_SERVICES)), ...requestEntries }),
  output: serviceReceipt,
  example: { service: 'design', ...requestExample, packageId: 'shop' },
})

export const listServiceRequests = call('GET service/requests', {
  summary: 'A person’s requests for services, and those left for their mobile, the newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(serviceRequestCard),
  example: { cursor: 'c1' },
})

export const getServiceRequest = call('GET service/request', {
  summary: 'One request with its timeline',
  access: 'member',
  input: v.strictObject({ id: serviceRequestId }),
  output: serviceRequest,
  example: { id: 'r1' },
})

export const withdrawServiceRequest = call('POST service/request/withdraw', {
  summary: 'Withdraws a request that has not ended',
  access: 'member',
  input: v.strictObject({ id: serviceRequestId }),
  output: serviceRequest,
  example: { id: 'r1' },
})
