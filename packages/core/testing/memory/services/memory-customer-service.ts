import { toCompanyInfo } from '../../../src/company/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import { companyContactOf, toKstConfig, type CustomerService } from '../../../src/support/index.ts'
import { MEMORY_COMPANY } from '../memory-company.ts'

/** Without a chat: QQ alone. */
export function createMemoryCustomerService(): CustomerService {
  const contact = companyContactOf(toCompanyInfo(MEMORY_COMPANY))
  return {
    config: async () => ok(toKstConfig({ is_jump_qq: true, rand_kf_qq: contact.qq })),
    staffQq: async () => ok(contact.qq),
    contact: async () => ok(contact),
  }
}
