import { useState } from 'react'
import { COIN_KINDS, type CoinDay } from '@diandu/core/coins'
import { calendarMonth, formatCount, formatTime, parseDay } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { coinsQuery } from '../../../app/money/money-queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { BarChart } from '../../../ui/figures/bar-chart.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { coinMonthQuery } from '../coin-queries.ts'
import styles from '../coins.module.css'

const MONTHS = 24

/** One month of coins: by day in a chart, and every movement. The first one shown is the server's own. */
export function Page() {
  const messages = useMessages(coinMessages).load
  const { data: overview, isError, refetch } = useLoad(coinsQuery(usePorts()), 'own-page')
  return (
    <BackScreen title="coinDetails" home="/user_center/goldcoin/goldindex">
      {overview === undefined ? (
        <LoadState messages={messages} isError={isError} onRetry={() => void refetch()} lines={12} />
      ) : (
        <Details today={overview.today} />
      )}
    </BackScreen>
  )
}

function Details({ today }: { readonly today: string }) {
  const messages = useMessages(coinMessages).details
  const locale = useLocale()
  const now = parseDay(today)
  const [shown, setMonth] = useState(today.slice(0, 7))
  const { data, items, isEmpty, more } = usePaged(coinMonthQuery(usePorts(), shown), 'own-part')
  const days = data?.pages[0]?.days ?? []
  return (
    <>
      <div className="px-16 pt-12">
        <SelectField
          label={messages.month}
          value={shown}
          options={Array.from({ length: MONTHS }, (_, back) => calendarMonth(now, -back)).map((value) => ({
            value,
            label: value,
          }))}
          onChange={setMonth}
        />
      </div>
      {days.length > 0 && <MonthDays days={days} />}
      <div className="px-16 pt-12">
        {isEmpty ? (
          <EmptyState
            picture="paper"
            action={
              <Button link={(parts) => <PageLink to="/user_center/goldcoin/goldindex" {...parts} />}>
                {messages.noneAction}
              </Button>
            }
          >
            {messages.none}
          </EmptyState>
        ) : (
          <EndlessList
            label={messages.list.label}
            items={items}
            keyOf={({ id }) => id}
            renderItem={({ kind, coins, at }) => (
              <Card padding="none">
                <ListRow
                  title={nameIn(COIN_KINDS[kind], locale)}
                  detail={formatTime(at, 'yyyy-mm-dd hh:mm')}
                  end={
                    <span className={coins > 0 ? 'green' : styles.out}>
                      {`${coins > 0 ? '+' : '−'}${formatCount(Math.abs(coins))}`}
                    </span>
                  }
                />
              </Card>
            )}
            {...more}
            messages={messages.list}
          />
        )}
      </div>
    </>
  )
}

function MonthDays({ days }: { readonly days: readonly CoinDay[] }) {
  const messages = useMessages(coinMessages).details
  const [way, setWay] = useState<'gained' | 'spent'>('gained')
  const sum = (of: 'gained' | 'spent') => formatCount(days.reduce((all, day) => all + day[of], 0))
  return (
    <Section title={messages.chart[way]}>
      <Card>
        <div className="mb-12">
          <SegmentedControl
            label={messages.chart.label}
            value={way}
            segments={[
              { value: 'gained', label: messages.ways.gained },
              { value: 'spent', label: messages.ways.spent },
            ]}
            onChange={setWay}
          />
        </div>
        <BarChart
          caption={messages.sums(sum('gained'), sum('spent'))}
          headings={{ label: messages.chart.day, value: messages.chart.coins }}
          points={days.map((day) => ({
            key: day.day,
            label: day.day.slice(5),
            value: day[way],
            text: formatCount(day[way]),
          }))}
        />
      </Card>
    </Section>
  )
}
