import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { PartLinks } from '../../app/part-links.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { moneyMessages } from '../../messages/money.messages.ts'
import { BalancesTab } from './balances-tab.tsx'
import { ClosingsTab } from './closings-tab.tsx'
import { DebtsTab } from './debts-tab.tsx'
import { ExportsTab } from './exports-tab.tsx'
import { HeldTab } from './held-tab.tsx'
import { JournalTab } from './journal-tab.tsx'
import { MonthsTab } from './months-tab.tsx'
import { PayoutsTab } from './payouts-tab.tsx'
import { StatementsTab } from './statements/statements-tab.tsx'

const TABS = {
  journal: JournalTab,
  balances: BalancesTab,
  months: MonthsTab,
  held: HeldTab,
  debts: DebtsTab,
  payouts: PayoutsTab,
  statements: StatementsTab,
  closings: ClosingsTab,
  exports: ExportsTab,
} as const satisfies Readonly<Record<keyof (typeof moneyMessages)['en']['tabs'], ComponentType>>

type TabName = keyof typeof TABS

const isTab = (text: string | undefined): text is TabName => text !== undefined && Object.hasOwn(TABS, text)

/** The books of the market: the address names the tab. */
export function MoneyPage() {
  const { pages } = useMessages(frameMessages)
  const { tabs } = useMessages(moneyMessages)
  const { tab } = useParams()
  const open = isTab(tab) ? tab : 'journal'
  const Tab = TABS[open]
  return (
    <>
      <h1>{pages.money}</h1>
      <PartLinks
        label={pages.money}
        open={open}
        parts={(Object.keys(TABS) as TabName[]).map((key) => ({ key, name: tabs[key], to: `/money/${key}` }))}
      />
      <Tab key={open} />
    </>
  )
}
