import {
  CASE_QUEUES,
  letterOf,
  mayDo,
  WORK_QUEUES,
  type CaseQueue,
  type StaffAct,
  type StaffRole,
  type WorkQueue,
} from '@diandu/core/admin'
import { createElement, lazy, type ComponentType } from 'react'
import { PAGE_GROUPS, type PageGroup, type PageName } from '../messages/frame.messages.ts'

export interface ConsolePage {
  readonly name: PageName | CaseQueue
  readonly path: string
  /** Of the addresses below it. */
  readonly route: string
  /** After `g`. */
  readonly letter: string
  readonly act: StaffAct
  /** Under which heading of the menu; none for what every role needs. */
  readonly group?: PageGroup
  /** Whose count the menu shows. */
  readonly queue?: WorkQueue
  readonly Page: ComponentType
}

const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }))

/** A queue is under the heading of those who see it. */
const GROUP_OF_QUEUE: Readonly<Partial<Record<StaffAct, PageGroup>>> = {
  'see-listings': 'shops',
  'see-identities': 'people',
  'see-money': 'money',
  'see-disputes': 'disputes',
  'see-content': 'content',
  'see-services': 'services',
}

const groupOfQueue = (queue: WorkQueue): Pick<ConsolePage, 'group'> => {
  const group = GROUP_OF_QUEUE[WORK_QUEUES[queue].act]
  return group === undefined ? {} : { group }
}

/** The page of each queue whose cases are decided here. */
const CASE_PAGES: readonly ConsolePage[] = (Object.keys(CASE_QUEUES) as CaseQueue[]).map((queue) => ({
  name: queue,
  path: `/${queue}`,
  route: `/${queue}/:id?`,
  letter: letterOf(queue),
  act: WORK_QUEUES[queue].act,
  ...groupOfQueue(queue),
  queue,
  Page: page(async () => {
    const { CasesPage } = await import('../features/cases/cases-page.tsx')
    return () => createElement(CasesPage, { queue })
  }),
}))

const ALL_PAGES: readonly ConsolePage[] = [
  {
    name: 'today',
    path: '/',
    route: '/',
    letter: 't',
    act: 'see-today',
    Page: page(async () => (await import('../features/today/today-page.tsx')).TodayPage),
  },
  ...CASE_PAGES,
  {
    name: 'money',
    path: '/money',
    route: '/money/:tab?',
    letter: 'b',
    act: 'see-money',
    group: 'money',
    Page: page(async () => (await import('../features/money/money-page.tsx')).MoneyPage),
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
    route: '/people/:id?',
    letter: 'u',
    act: 'see-people',
    group: 'people',
    Page: page(async () => (await import('../features/people/people-page.tsx')).PeoplePage),
  },
  {
    name: 'orders',
    path: '/orders',
    route: '/orders/:id?',
    letter: 'd',
    act: 'see-orders',
    group: 'people',
    Page: page(async () => (await import('../features/orders/orders-page.tsx')).OrdersPage),
  },
  {
    name: 'owners',
    path: '/owners',
    route: '/owners/:id?',
    letter: 'O',
    act: 'see-identities',
    group: 'people',
    Page: page(async () => (await import('../features/owners/owners-page.tsx')).OwnersPage),
  },
  {
    name: 'content',
    path: '/content',
    route: '/content/:kind?/:id?',
    letter: 'c',
    act: 'see-content',
    group: 'content',
    Page: page(async () => (await import('../features/content/content-page.tsx')).ContentPage),
  },
  {
    name: 'staff',
    path: '/staff',
    route: '/staff',
    letter: 's',
    act: 'see-staff',
    group: 'house',
    Page: page(async () => (await import('../features/staff/staff-page.tsx')).StaffPage),
  },
  {
    name: 'log',
    path: '/log',
    route: '/log',
    letter: 'o',
    act: 'see-log',
    group: 'house',
    Page: page(async () => (await import('../features/log/log-page.tsx')).LogPage),
  },
  {
    name: 'system',
    path: '/system',
    route: '/system',
    letter: 'S',
    act: 'see-system',
    group: 'house',
    Page: page(async () => (await import('../features/system/system-page.tsx')).SystemPage),
  },
  {
    name: 'sessions',
    path: '/sessions',
    route: '/sessions',
    letter: 'm',
    act: 'see-own-account',
    group: 'house',
    Page: page(async () => (await import('../features/sessions/sessions-page.tsx')).SessionsPage),
  },
]

/** Of no heading; then by heading, in the order of the menu. */
export const PAGES: readonly ConsolePage[] = [undefined, ...PAGE_GROUPS].flatMap((group) =>
  ALL_PAGES.filter((one) => one.group === group),
)

export const pagesFor = (roles: readonly StaffRole[]): readonly ConsolePage[] =>
  PAGES.filter(({ act }) => mayDo(roles, act))

export const isCasePage = (page: ConsolePage): page is ConsolePage & { readonly name: CaseQueue } =>
  Object.hasOwn(CASE_QUEUES, page.name)

/** Where a queue is worked off. */
export const pathOfQueue = (queue: WorkQueue): string => PAGES.find((one) => one.queue === queue)?.path ?? '/'
