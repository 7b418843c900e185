import { INDUSTRIES, platformOf } from '@diandu/core/catalog'
import { chineseTime, formatCount, formatMoney, formatTime, parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { KeywordAnswer, WordTrend } from '@diandu/core/tools'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import type { Locale } from '../../../messages/messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BarChart } from '../../../ui/figures/bar-chart.tsx'
import { Sparkline } from '../../../ui/figures/sparkline.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Freshness, ToolActions } from '../tool-actions.tsx'
import styles from '../tools.module.css'
import { changeText, percentText } from '../trend-text.ts'
import { keywordPath } from './keyword-address.ts'

export function KeywordResult({ answer }: { readonly answer: KeywordAnswer }) {
  const messages = useMessages(toolsMessages).keyword
  const locale = useLocale()
  return (
    <>
      <Freshness counted={answer} />
      <Section title={messages.trend}>
        {answer.trend === null ? (
          <Notice>{messages.rare}</Notice>
        ) : (
          <Trend trend={answer.trend} rank={answer.rank} to={answer.to} />
        )}
      </Section>
      <Section title={messages.shops}>
        <Competing answer={answer} />
      </Section>
      {answer.related.length > 0 && (
        <Section title={messages.related}>
          <ChipGroup label={messages.related}>
            {answer.related.map((word) => (
              <Chip key={word} link={(parts) => <PageLink to={keywordPath(word)} {...parts} />}>
                {word}
              </Chip>
            ))}
          </ChipGroup>
        </Section>
      )}
      <ToolActions title={messages.heading(answer.word)} text={() => keywordText(answer, locale)} />
    </>
  )
}

function Trend({ trend, rank, to }: { readonly trend: WordTrend; readonly rank: number | null; readonly to: string }) {
  const messages = useMessages(toolsMessages)
  const locale = useLocale()
  const facts: (readonly [string, string])[] = [
    [messages.keyword.searches, messages.hot.searches(formatCount(trend.searches))],
    [messages.keyword.change, changeText(trend, locale)],
    [messages.keyword.share, percentText(trend.share)],
  ]
  if (rank !== null) facts.push([messages.keyword.rank, messages.keyword.rankValue(formatCount(rank))])
  return (
    <Card>
      <Sparkline
        caption={messages.keyword.trendCaption(trend.word)}
        points={trendDays(trend.days, to).map(({ day, count }) => ({
          key: day,
          label: day,
          value: count,
          text: messages.hot.searches(formatCount(count)),
        }))}
      />
      <Facts facts={facts} />
    </Card>
  )
}

function Competing({ answer: { word, shops, platforms, industries, prices } }: { readonly answer: KeywordAnswer }) {
  const messages = useMessages(toolsMessages).keyword
  const locale = useLocale()
  if (shops.count === 0) return <p>{messages.none}</p>
  const counted = (key: string, label: string, count: number) => ({
    key,
    label,
    value: count,
    text: formatCount(count),
  })
  return (
    <Card>
      <div className={`stack-16 ${styles.charts}`}>
        <p className="my-4 type-title tight">{messages.shopsCount(formatCount(shops.count), shops.capped)}</p>
        <BarChart
          caption={messages.platforms}
          headings={{ label: messages.platform, value: messages.count }}
          points={platforms.map(({ platform, shops: count }) =>
            counted(String(platform), nameIn(platformOf(platform).name, locale), count),
          )}
        />
        <BarChart
          caption={messages.industries}
          headings={{ label: messages.industry, value: messages.count }}
          points={industries.map(({ industry, shops: count }) =>
            counted(industry, nameIn(INDUSTRIES[industry], locale), count),
          )}
        />
        {prices !== null && (
          <BarChart
            caption={messages.prices}
            headings={{ label: messages.standing, value: messages.price }}
            points={(['low', 'middle', 'high'] as const).map((at) => ({
              key: at,
              label: messages.priceRows[at],
              value: prices[`${at}Fen`],
              text: formatMoney(prices[`${at}Fen`]),
            }))}
          />
        )}
        <Button
          block
          look="secondary"
          link={(parts) => <PageLink to={`/lists?${new URLSearchParams({ q: word }).toString()}`} {...parts} />}
        >
          {messages.seeShops}
        </Button>
      </div>
    </Card>
  )
}

/** Each count with its day; the last one is `to`. */
const trendDays = (
  counts: readonly number[],
  to: string,
): readonly { readonly day: string; readonly count: number }[] =>
  counts.map((count, at) => ({
    day: chineseTime(parseDay(to) - (counts.length - 1 - at) * DAY_MS, 'MM-DD'),
    count,
  }))

function keywordText(answer: KeywordAnswer, locale: Locale): string {
  const { keyword, hot, fresh } = toolsMessages[locale]
  const { trend, rank, shops, prices, asOf, isInvented } = answer
  return [
    keyword.heading(answer.word),
    ...(trend === null
      ? [keyword.rare]
      : [
          `${keyword.searches}: ${hot.searches(formatCount(trend.searches))} (${changeText(trend, locale)})`,
          `${keyword.share}: ${percentText(trend.share)}`,
        ]),
    ...(rank === null ? [] : [`${keyword.rank}: ${keyword.rankValue(formatCount(rank))}`]),
    `${keyword.shops}: ${keyword.shopsCount(formatCount(shops.count), shops.capped)}`,
    ...(prices === null ? [] : [`${keyword.priceRows.middle}: ${formatMoney(prices.middleFen)}`]),
    fresh.counted(formatTime(asOf, 'yyyy-mm-dd hh:mm')),
    fresh.source,
    ...(isInvented ? [fresh.invented] : []),
  ].join('\n')
}
