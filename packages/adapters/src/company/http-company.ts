import { toCompanyInfo, type Company } from '@diandu/core/company'
import { mapResult } from '@diandu/core/kernel'
import { getAgreement, getCompanyInfo, listAdvisers } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpCompany = (client: Client): Company => ({
  info: async (signal) => mapResult(await client.send(getCompanyInfo, {}, { signal }), toCompanyInfo),
  advisers: (signal) => client.send(listAdvisers, {}, { signal }),
  agreement: (name, signal) => client.send(getAgreement, { name }, { signal }),
})
