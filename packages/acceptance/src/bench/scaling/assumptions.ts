import type { KindName } from './measured.ts'

/** A constant of the reckoning, and why it is what it is. */
export interface Assumption {
  readonly value: number
  readonly why: string
}

const because = (value: number, why: string): Assumption => ({ value, why })

export const PEOPLE_A_DAY = 1_000_000

/** How often one of them does it in a day. */
export const REQUESTS_PER_PERSON: Readonly<Record<KindName, Assumption>> = {
  'page from memory': because(1, 'a visit begins with a page that is the same for all'),
  'page made anew': because(0.5, 'every other visit begins with a list that another server or minute has not made'),
  'page of a shop': because(0.5, 'links that are sent to each other lead to shops'),
  list: because(6, 'a list goes on by pages of twenty'),
  search: because(2, 'some search, most choose from the filter'),
  shop: because(5, 'what is opened from a list'),
  'orders of a person': because(0.1, 'one of ten has a deal under way'),
  'messages of a person': because(1, 'asked when a page of a person is opened'),
  'shop kept': because(0.2, 'one of five keeps a shop'),
  login: because(0.05, 'a session lasts for weeks'),
  'order placed': because(0.002, '2 000 orders a day; a shop is bought once in years'),
  'deposit paid': because(0.001, 'every other order is paid'),
}

export const STEPS_OF_A_DEAL = because(12, 'contract, viewing, balance, handover and end; each reckoned like a deposit')
export const COUNTING = because(1, 'a limit is counted by one statement for each call (FLEET-31)')
export const PEAK = because(5, 'the busiest second of an evening against the mean of the day')
export const FILLED = because(0.5, 'at the peak half of a core is left: for the loss of a machine, and for short waits')
export const JOBS = because(1.25, 'sweeps, matching, statistics, vacuum, on top of what requests need')
export const FILE_BYTES = because(120 * 1024, 'scripts and styles of a first page, of its budget')
export const NEW_DEVICES = because(0.3, 'three of ten come with nothing kept')
export const PICTURE_BYTES = because(40 * 3 * 1024, 'forty photos of 3 KiB, as a list has them')
export const STORED_DAYS = because(365, 'messages and keys go earlier, ledger and contracts stay')

export const MACHINES = {
  server: { cores: 8, memoryGiB: 16, yuanAMonth: 800, atLeast: 3 },
  database: { cores: 16, memoryGiB: 64, yuanAMonth: 3_500, atLeast: 3 },
  balancer: { cores: 2, memoryGiB: 4, yuanAMonth: 250, atLeast: 2 },
} as const
export const YUAN_PER_GB_SENT = because(
  0.2,
  'a content network, bought by volume; files, pictures and answers all by it',
)
export const YUAN_PER_GB_KEPT_A_MONTH = because(1, 'a fast disk')
export const COPIES = because(4, 'the primary, two replicas, and the archive with its log')
