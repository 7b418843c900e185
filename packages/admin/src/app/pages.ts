import { mayDo, type StaffAct, type StaffRole, type WorkQueue } from '@diandu/core/admin'
import { lazy, type ComponentType } from 'react'
import type { PageName } from '../messages/frame.messages.ts'

export interface ConsolePage {
  readonly name: PageName
  readonly path: string
  /** Of the addresses below it. */
  readonly route: string
  /** After `g`. */
  readonly letter: string
  readonly act: StaffAct
  /** Whose count the menu shows. */
  readonly queue?: WorkQueue
  readonly Page: ComponentType
}

const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }))

export const PAGES: readonly ConsolePage[] = [
  {
    name: 'today',
    path: '/',
    route: '/',
    letter: 't',
    act: 'see-today',
    Page: page(async () => (await import('../features/today/today-page.tsx')).TodayPage),
  },
  {
    name: 'listings',
    path: '/listings',
    route: '/listings/:id?',
    letter: 'l',
    act: 'see-listings',
    queue: 'listings',
    Page: page(async () => (await import('../features/listings/listings-page.tsx')).ListingsPage),
  },
  {
    name: 'withdrawals',
    path: '/withdrawals',
    route: '/withdrawals/:id?',
    letter: 'w',
    act: 'see-money',
    queue: 'withdrawals',
    Page: page(async () => (await import('../features/withdrawals/withdrawals-page.tsx')).WithdrawalsPage),
  },
  {
    name: 'proposals',
    path: '/proposals',
    route: '/proposals/:id?',
    letter: 'p',
    act: 'see-proposals',
    queue: 'proposals',
    Page: page(async () => (await import('../features/proposals/proposals-page.tsx')).ProposalsPage),
  },
  {
    name: 'people',
    path: '/people',
    route: '/people',
    letter: 'u',
    act: 'see-people',
    Page: page(async () => (await import('../features/people/people-page.tsx')).PeoplePage),
  },
  {
    name: 'staff',
    path: '/staff',
    route: '/staff',
    letter: 's',
    act: 'see-staff',
    Page: page(async () => (await import('../features/staff/staff-page.tsx')).StaffPage),
  },
  {
    name: 'log',
    path: '/log',
    route: '/log',
    letter: 'o',
    act: 'see-log',
    Page: page(async () => (await import('../features/log/log-page.tsx')).LogPage),
  },
  {
    name: 'sessions',
    path: '/sessions',
    route: '/sessions',
    letter: 'm',
    act: 'see-own-account',
    Page: page(async () => (await import('../features/sessions/sessions-page.tsx')).SessionsPage),
  },
]

export const pagesFor = (roles: readonly StaffRole[]): readonly ConsolePage[] =>
  PAGES.filter(({ act }) => mayDo(roles, act))

/** Where a queue is worked off. */
export const pathOfQueue = (queue: WorkQueue): string => PAGES.find((one) => one.queue === queue)?.path ?? '/'
