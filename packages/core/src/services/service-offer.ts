import type { Name } from '../kernel/index.ts'
import type { Service } from './service.ts'

/** A product: its price, its duration and its content. */
export interface ServicePackage {
  readonly id: string
  readonly name: Name
  readonly priceFen: number
  /** Paid once, or every month. */
  readonly per: 'once' | 'month'
  /** In working days, from the day on which all documents are complete. */
  readonly days: { readonly min: number; readonly max: number }
  readonly includes: readonly Name[]
}

interface ServiceStep {
  readonly name: Name
  readonly detail: Name
}

/** The operator's own data; `date` is the day since which they are valid. */
export interface ServiceOffer {
  readonly service: Service
  readonly date: string
  readonly source: Name
  readonly title: Name
  readonly line: Name
  /** For whom it is. */
  readonly suits: readonly Name[]
  readonly packages: readonly ServicePackage[]
  readonly steps: readonly ServiceStep[]
  /** Costs beside the price: deposits and fees of the platform above all. */
  readonly excludes: readonly Name[]
  readonly questions: readonly { readonly question: Name; readonly answer: Name }[]
  /** Whether its page checks who may enter which platform. */
  readonly hasCheck: boolean
}
