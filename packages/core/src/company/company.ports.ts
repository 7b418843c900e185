import type { Result, StopSignal } from '../kernel/index.ts'
import type { Adviser } from './adviser.ts'
import type { Agreement, AgreementName } from './agreement.ts'
import type { CompanyInfo } from './company-info.ts'

/** The platform's account of itself and its agreements. The same for all visitors. */
export interface Company {
  info(signal?: StopSignal): Promise<Result<CompanyInfo>>
  /** Who helps with what. */
  advisers(signal?: StopSignal): Promise<Result<readonly Adviser[]>>
  agreement(name: AgreementName, signal?: StopSignal): Promise<Result<Agreement>>
}
