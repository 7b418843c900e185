import { mapResult } from '@diandu/core/kernel'
import { submitCallOf, type ProvenMobile, type ServiceDraft, type Services } from '@diandu/core/services'
import { toCompanyContact, toConsultant, toKstConfig, type CustomerService } from '@diandu/core/support'
import {
  getChatConfig,
  getServiceContact,
  getServicePage,
  getServiceRequest,
  getStaffQq,
  listServiceRequests,
  requestLiveOnboarding,
  requestOnboarding,
  requestSupplierService,
  withdrawServiceRequest,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

const SUBMIT = {
  doDrz: requestOnboarding,
  doLive: requestLiveOnboarding,
  doCategory: requestSupplierService,
} as const

export const httpServices = (client: Client): Services => ({
  page: (service, signal) => client.send(getServicePage, { service }, { signal }),
  async submit(draft, proven) {
    const { service } = draft
    const input = inputOf(draft, proven)
    const call = submitCallOf(service)
    // Each call takes the services that are its own, which the types cannot follow.
    return call === 'doLive'
      ? client.send(SUBMIT.doLive, input)
      : client.send(SUBMIT[call], { service, ...input } as never)
  },
  requests: (cursor, signal) => client.send(listServiceRequests, after(cursor), { signal }),
  request: (id, signal) => client.send(getServiceRequest, { id }, { signal }),
  withdraw: (id) => client.send(withdrawServiceRequest, { id }),
})

function inputOf({ packageId, name, details, entry, os }: ServiceDraft, proven: ProvenMobile | null) {
  return {
    name: name.trim(),
    details: details.trim(),
    ...(packageId === null ? {} : { packageId }),
    ...entry,
    ...(os === null ? {} : { os }),
    ...proven,
  }
}

export const httpCustomerService = (client: Client): CustomerService => ({
  config: async () => mapResult(await client.send(getChatConfig, {}), toKstConfig),
  consultant: async () => mapResult(await client.send(getStaffQq, {}), toConsultant),
  contact: async (signal) => mapResult(await client.send(getServiceContact, {}, { signal }), toCompanyContact),
})
