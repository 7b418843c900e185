import { Suspense } from 'react'
import { FIGURE_NAMES, FIGURE_SOURCES, type FigureSource, type ShopFigures } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BarChart } from '../../../ui/figures/bar-chart.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureGrid } from '../../../ui/figures/figure-grid.tsx'
import { RatingBar } from '../../../ui/figures/rating-bar.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { moneyText } from '../money-text.ts'
import { shopFiguresView } from './shop-figures-view.ts'
import styles from './shop-page.module.css'

const MARKS: Readonly<Record<FigureSource, 'seller' | 'platform' | 'inspector'>> = {
  seller: 'seller',
  'platform-export': 'platform',
  inspector: 'inspector',
}

/** Everything that is said of a shop, each with who says it and when. */
export function ShopFigureGrid({ figures }: { readonly figures: ShopFigures }) {
  const locale = useLocale()
  const messages = useMessages(shopMessages)
  const { ratings, turnoverByMonth } = figures
  const rated = (['described', 'service', 'delivery'] as const).map(
    (key) => [key, nameIn(FIGURE_NAMES[key], locale)] as const,
  )
  const months = turnoverByMonth.value.map(({ month, turnoverFen }) => ({
    key: month,
    label: messages.turnover.monthShort(month.slice(5)),
    value: turnoverFen,
    text: moneyText(turnoverFen, locale),
  }))
  const source = (by: FigureSource, at: number) => messages.sources[by](formatTime(at, 'yyyy-mm-dd'))
  return (
    <>
      <p className={styles.legend}>{messages.figures.legend}</p>
      {shopFiguresView(figures, locale).map((group) => (
        <Suspense key={group.key}>
          <Section title={group.title}>
            <div className={styles.sheet}>
              <FigureGrid>
                {group.figures.map(({ key, label, value, by, day }) => (
                  <Figure
                    key={key}
                    label={label}
                    value={value}
                    source={MARKS[by]}
                    sourceLabel={nameIn(FIGURE_SOURCES[by], locale)}
                    sourceDetail={messages.sources[by](day)}
                  />
                ))}
              </FigureGrid>
              {group.key === 'standing' && (
                <div className={styles.ratings}>
                  {rated.map(([key, label]) => (
                    <RatingBar
                      key={key}
                      label={label}
                      value={ratings.value[key].toFixed(1)}
                      fraction={ratings.value[key] / 5}
                    />
                  ))}
                  <p className={styles.source}>{source(ratings.by, ratings.at)}</p>
                </div>
              )}
              {group.key === 'business' && months.length > 0 && (
                <div className={styles.chart}>
                  <BarChart
                    caption={messages.turnover.title}
                    headings={{ label: messages.turnover.month, value: messages.turnover.value }}
                    points={months}
                  />
                  <p className={styles.source}>{source(turnoverByMonth.by, turnoverByMonth.at)}</p>
                </div>
              )}
            </div>
          </Section>
        </Suspense>
      ))}
    </>
  )
}
