import { formatCount } from '@diandu/core/format'
import type { OwnListingDetail, SaleDay } from '@diandu/core/selling'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BarChart } from '../../../ui/figures/bar-chart.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import styles from './my-shop-page.module.css'

const METRICS = ['views', 'favourites', 'offers', 'orders'] as const

/** How many people looked, kept it, offered and ordered: in all, and day by day. */
export function SaleChart({ listing: { counts, days } }: { readonly listing: OwnListingDetail }) {
  const messages = useMessages(myShopsMessages)
  const { chart } = messages
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const isQuiet = days.every((day) => METRICS.every((metric) => day[metric] === 0))
  return (
    <>
      <Section title={chart.funnel}>
        <BarChart
          caption={chart.total}
          headings={{ label: chart.metric, value: chart.count }}
          points={METRICS.map((metric) => ({
            key: metric,
            label: messages[metric],
            value: counts[metric],
            text: formatCount(counts[metric]),
          }))}
        />
      </Section>
      <Section title={chart.title}>
        {isQuiet ? (
          <p className="quiet">{chart.none}</p>
        ) : (
          <>
            <DaysPicture days={days} label={chart.label(formatCount(total))} />
            <p className="note">
              <span className={styles.viewsKey} aria-hidden="true" /> {chart.legend.views}
              <span className={styles.marksKey} aria-hidden="true" /> {chart.legend.marks}
            </p>
            <details>
              <summary className="py-link ferry target">{chart.days}</summary>
              <ul>
                {days.toReversed().map(({ day, views, favourites, offers, orders }) => (
                  <li className="type-line" key={day}>
                    {chart.day(day, String(views), String(favourites), String(offers), String(orders))}
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
      </Section>
    </>
  )
}

const [WIDTH, HEIGHT, FOOT] = [300, 96, 80]

/** A bar of views for each day, and a dot over it on which the shop was kept, offered for or ordered. */
function DaysPicture({ days, label }: { readonly days: readonly SaleDay[]; readonly label: string }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const step = WIDTH / Math.max(1, days.length)
  const tops = days.map(({ views }) => (views / most) * (FOOT - 24))
  const busiest = days.findIndex(({ views }) => views === most)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" role="img" aria-label={label}>
      <line x1="0" x2={WIDTH} y1={FOOT} y2={FOOT} className={styles.axis} />
      {days.map(({ day, views, favourites, offers, orders }, place) => {
        const [x, top] = [place * step, tops[place] ?? 0]
        return (
          <g key={day}>
            {views > 0 && (
              <rect
                x={x + 3}
                y={FOOT - Math.max(2, top)}
                width={step - 6}
                height={Math.max(2, top)}
                rx="2"
                className="fill-ferry"
              />
            )}
            {favourites + offers + orders > 0 && (
              <circle cx={x + step / 2} cy={FOOT - top - 8} r="4" className="fill-price" />
            )}
          </g>
        )
      })}
      {busiest >= 0 && (
        <text
          x={Math.min(Math.max(busiest * step + step / 2, 12), WIDTH - 12)}
          y={10}
          textAnchor="middle"
          className="type-mark strong fill-ink"
        >
          {formatCount(most)}
        </text>
      )}
      {[days[0], days.at(-1)].map(
        (day, end) =>
          day !== undefined && (
            <text
              key={day.day}
              x={end === 0 ? 0 : WIDTH}
              y={HEIGHT - 2}
              textAnchor={end === 0 ? 'start' : 'end'}
              className="type-mark fill-quiet"
            >
              {day.day.slice(5)}
            </text>
          ),
      )}
    </svg>
  )
}
