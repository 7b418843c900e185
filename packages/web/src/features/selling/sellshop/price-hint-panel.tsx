import { shortMoney, typedYuan } from '@diandu/core/format'
import { parseYuan } from '@diandu/core/input'
import type { PriceHint } from '@diandu/core/selling'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { priceHintQuery } from '../selling-queries.ts'
import { useSellDesk } from './sell-fields.tsx'
import { hintSubject } from './sell-view.ts'
import styles from './sellshop-page.module.css'

/** The range of asking prices of comparable shops, with the seller's own price in it. */
export function PriceHintPanel() {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages).hint
  const ports = usePorts()
  const subject = hintSubject(form)
  const {
    data: hint,
    isError,
    refetch,
  } = useLoad({
    ...priceHintQuery(ports, subject ?? { platform: 1, kind: 'flagship', industry: 'womenswear' }),
    enabled: subject !== undefined,
  })
  return (
    <section className="mb-16" aria-label={messages.title}>
      <Card>
        <h3 className="type-line strong">{messages.title}</h3>
        {subject === undefined ? (
          <p className="note mb-8">{messages.needs}</p>
        ) : isError ? (
          <PartFailure message={messages.failed} onRetry={refetch} />
        ) : hint === undefined ? (
          <p className="note mb-8" aria-busy="true">
            …
          </p>
        ) : hint === null ? (
          <p className="note mb-8">{messages.few}</p>
        ) : (
          <Hint hint={hint} />
        )}
      </Card>
    </section>
  )
}

function Hint({ hint }: { readonly hint: PriceHint }) {
  const { form, change } = useSellDesk()
  const messages = useMessages(sellMessages).hint
  const locale = useLocale()
  const { basis, soldCount, onSaleCount, lowFen, middleFen, highFen, examples } = hint
  const price = (fen: number) => shortMoney(fen, locale)
  const own = parseYuan(form.price)
  return (
    <>
      <p className="note mb-8">
        {messages.basis[basis](String(soldCount + onSaleCount))} ·{' '}
        {messages.counts(String(soldCount), String(onSaleCount))}
      </p>
      <RangePicture
        hint={hint}
        ownFen={own.ok && own.value > 0 ? own.value : null}
        label={messages.picture(price(lowFen), price(middleFen), price(highFen))}
      />
      <p>{messages.range(price(lowFen), price(highFen))}</p>
      <Button look="secondary" size="small" onClick={() => change({ price: typedYuan(middleFen) })}>
        {messages.use(price(middleFen))}
      </Button>
      {examples.length > 0 && (
        <details>
          <summary className="type-line strong">{messages.examples(String(examples.length))}</summary>
          <ul className={`mt-8 ${styles.examples}`}>
            {examples.map(({ id, title, rating, priceFen, soldFen, status }) => (
              <li key={id}>
                <PageLink to={`/shop/${id}`}>{title}</PageLink>
                <span className="note mb-8">
                  {[
                    messages.rating(rating.toFixed(2)),
                    soldFen === null ? messages.asks(price(priceFen)) : messages.soldFor(price(soldFen)),
                    ...(status === 'sold' && soldFen === null ? [messages.sold] : []),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface RangePictureProps {
  readonly hint: PriceHint
  readonly ownFen: number | null
  readonly label: string
}

/** A line from what few ask less to what few ask more, the middle on it, and one's own price. */
function RangePicture({ hint: { lowFen, middleFen, highFen }, ownFen, label }: RangePictureProps) {
  const messages = useMessages(sellMessages).hint
  const margin = Math.max(1, (highFen - lowFen) * 0.4, middleFen * 0.1)
  const [from, to] = [Math.max(0, lowFen - margin), highFen + margin]
  const at = (fen: number) => 8 + ((Math.min(to, Math.max(from, fen)) - from) / (to - from)) * 284
  return (
    <svg viewBox="0 0 300 56" className="my-8 w-full" role="img" aria-label={label}>
      <line x1="8" x2="292" y1="24" y2="24" className={styles.rangeLine} />
      <line x1={at(lowFen)} x2={at(highFen)} y1="24" y2="24" className={styles.rangeBand} />
      <circle cx={at(middleFen)} cy="24" r="6" className={styles.rangeMiddle} />
      {ownFen !== null && (
        <>
          <line x1={at(ownFen)} x2={at(ownFen)} y1="10" y2="38" className={styles.rangeOwn} />
          <text x={at(ownFen)} y="52" textAnchor={anchorAt(at(ownFen))} className="type-note fill-price">
            {messages.yours}
          </text>
        </>
      )}
    </svg>
  )
}

const anchorAt = (x: number) => (x < 40 ? 'start' : x > 260 ? 'end' : 'middle')
