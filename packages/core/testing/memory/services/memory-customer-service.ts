import { toCompanyInfo } from '../../../src/company/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import {
  chooseConsultant,
  companyContactOf,
  SANDBOX_CHAT,
  toKstConfig,
  type CustomerService,
} from '../../../src/support/index.ts'
import { MEMORY_COMPANY } from '../memory-company.ts'
import type { MarketState } from '../market-state.ts'

/** The chat of a demonstration, and no staff with names. */
export function createMemoryCustomerService({ random }: Pick<MarketState, 'random'>): CustomerService {
  const contact = companyContactOf(toCompanyInfo(MEMORY_COMPANY))
  return {
    config: async () => ok(toKstConfig({ jump_link: SANDBOX_CHAT, rand_kf_qq: contact.qq })),
    consultant: async () => ok(chooseConsultant([], contact.qq, random)),
    contact: async () => ok(contact),
  }
}
