import { FIGURE_NAMES, FIGURE_SOURCES, type FigureSource, type ShopFigures as Figures } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { TakenOverLater } from '../../../app/taken-over-later.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { FigureGrid } from '../../../ui/figure-grid.tsx'
import { RatingBar } from '../../../ui/rating-bar.tsx'
import { Section } from '../../../ui/section.tsx'
import { shopWords } from '../../../words/shop.words.ts'
import { moneyText } from '../money-text.ts'
import { shopFiguresView } from './shop-figures-view.ts'
import styles from './shop-page.module.css'

const MARKS: Readonly<Record<FigureSource, 'seller' | 'platform' | 'inspector'>> = {
  seller: 'seller',
  'platform-export': 'platform',
  inspector: 'inspector',
}

/** Everything that is said of a shop, each with who says it and when. */
export function ShopFigures({ figures }: { readonly figures: Figures }) {
  const locale = useLocale()
  const words = useWords(shopWords)
  const { ratings, turnoverByMonth } = figures
  const rated = (['described', 'service', 'delivery'] as const).map((key) => [key, nameIn(FIGURE_NAMES[key], locale)] as const)
  const months = turnoverByMonth.value.map(({ month, turnoverFen }) => ({
    key: month,
    label: words.turnover.monthShort(month.slice(5)),
    value: turnoverFen,
    text: moneyText(turnoverFen, locale),
  }))
  const source = (by: FigureSource, at: number) => words.sources[by](formatTime(at, 'yyyy-mm-dd'))
  return (
    <>
      <p className={styles.legend}>{words.figures.legend}</p>
      {shopFiguresView(figures, locale).map((group) => (
        <TakenOverLater key={group.key}>
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
                    sourceDetail={words.sources[by](day)}
                  />
                ))}
              </FigureGrid>
              {group.key === 'standing' && (
                <div className={styles.ratings}>
                  {rated.map(([key, label]) => (
                    <RatingBar key={key} label={label} value={ratings.value[key].toFixed(1)} fraction={ratings.value[key] / 5} />
                  ))}
                  <p className={styles.source}>{source(ratings.by, ratings.at)}</p>
                </div>
              )}
              {group.key === 'business' && months.length > 0 && (
                <div className={styles.chart}>
                  <BarChart
                    caption={words.turnover.title}
                    headings={{ label: words.turnover.month, value: words.turnover.value }}
                    points={months}
                  />
                  <p className={styles.source}>{source(turnoverByMonth.by, turnoverByMonth.at)}</p>
                </div>
              )}
            </div>
          </Section>
        </TakenOverLater>
      ))}
    </>
  )
}
