import { toCompanyInfo, type Company } from '@diandu/core/company'
import { mapResult } from '@diandu/core/kernel'
import { getAgreement, getCompanyInfo } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpCompany = (client: Client): Company => ({
  info: async (signal) => mapResult(await client.send(getCompanyInfo, {}, { signal }), toCompanyInfo),
  agreement: (name, signal) => client.send(getAgreement, { name }, { signal }),
})
