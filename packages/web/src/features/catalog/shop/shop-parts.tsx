import {
  FIGURE_NAMES,
  FIGURE_SOURCES,
  INDUSTRIES,
  PROVINCES,
  SHOP_KINDS,
  platformOf,
  sourceSentence,
  type FigureSource,
  type Shop,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { Suspense, lazy, useRef, type ReactElement, type ReactNode } from 'react'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useNear } from '../../../app/rendering/use-near.ts'
import { useAfterFirstPicture } from '../../../app/rendering/use-after-first-picture.ts'
import { CompareTray } from '../../../app/shops/compare/compare-tray.tsx'
import { useOwnShop } from '../../../app/shops/own-shop/use-own-shop.ts'
import { shopPartsMessages } from '../../../messages/catalog/shop-parts.messages.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { FigureGrid } from '../../../ui/figures/figure-grid.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { RatingBar } from '../../../ui/figures/rating-bar.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { DealSteps } from './deal-steps.tsx'
import { Costs } from './parts/costs.tsx'
import { Market } from './parts/market.tsx'
import { SellerCard } from './parts/seller-card.tsx'
import { sixFigures } from './parts/six-figures-view.ts'
import { Turnover } from './parts/turnover.tsx'
import { shopFiguresView, type FigureGroupView } from './shop-figures-view.ts'
import styles from './parts/parts.module.css'
import pageStyles from './shop-page.module.css'
import { SimilarShops } from './similar-shops.tsx'
import { SectionTabs } from './tabs/section-tabs.tsx'

/** Its seller alone reads them. */
const OwnFigures = lazy(async () => ({
  default: (await import('../../../app/shops/own-shop/own-figures.tsx')).OwnFigures,
}))

/** Folded, and loaded where it is near: the rules are large, and few readers open them. */
const ShopTransfer = lazy(async () => ({ default: (await import('./parts/shop-transfer.tsx')).ShopTransfer }))

const PARTS = ['overview', 'business', 'compliance', 'costs', 'process'] as const
type Part = (typeof PARTS)[number]

const idOf = (part: Part) => `shop-${part}`

/** Everything below the first screen, in five parts. Load it lazily: the server renders it all the same. */
export function ShopParts({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const locale = useLocale()
  const messages = useMessages(shopMessages)
  const parts = useMessages(shopPartsMessages)
  const isReady = useAfterFirstPicture()
  const transferPlace = useRef<HTMLDivElement>(null)
  const isNearTransfer = useNear(transferPlace)
  const own = useOwnShop(shop.id)
  const compare = <CompareTray hint={parts.compareHint} />
  const groups = shopFiguresView(shop.figures, locale)
  const groupOf = (key: string) => groups.find((group) => group.key === key)
  return (
    <>
      <dl className={pageStyles.strip}>
        {sixFigures(shop.figures, now, locale).map(({ key, label, value }) => (
          <div key={key}>
            <dt className="note">{label}</dt>
            <dd className="type-line strong break-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.compare} data-screen-only>
        {own === undefined ? (
          compare
        ) : (
          <Suspense fallback={compare}>
            <OwnFigures shop={shop} own={own} />
          </Suspense>
        )}
      </div>
      <SectionTabs label={parts.tabs.label} sections={SECTIONS[locale]} />
      <PartOf part="overview" title={parts.tabs.overview}>
        <p className="note mb-8">{messages.figures.legend}</p>
        <FigureGroup group={groupOf('standing')}>
          <Ratings shop={shop} />
        </FigureGroup>
        <div className="panel mb-12">
          <h3 className="mb-12 type-line">{messages.description}</h3>
          <p className="pre-line">{shop.description}</p>
        </div>
        <div className={styles.sellerPlace}>
          <SellerCard shop={shop} />
        </div>
        <div className="panel mb-12">
          <Facts
            facts={[
              [parts.facts.platform, nameIn(platformOf(shop.platform).name, locale)],
              [parts.facts.category, nameIn(INDUSTRIES[shop.industry], locale)],
              [parts.facts.kind, nameIn(SHOP_KINDS[shop.kind], locale)],
              [parts.facts.region, nameIn(PROVINCES[shop.province], locale)],
              [parts.facts.number, shop.id],
            ]}
          />
        </div>
      </PartOf>
      <PartOf part="business" title={parts.tabs.business}>
        <FigureGroup group={groupOf('business')} isNamed>
          {shop.figures.turnoverByMonth.value.length > 0 && <Turnover shop={shop} />}
        </FigureGroup>
        {isReady && <Market shop={shop} />}
      </PartOf>
      <PartOf part="compliance" title={parts.tabs.compliance}>
        <FigureGroup group={groupOf('compliance')} isNamed />
        <FigureGroup group={groupOf('rights')} />
        <div ref={transferPlace} className={styles.transferPlace}>
          {isNearTransfer && (
            <Suspense>
              <ShopTransfer shop={shop} now={now} />
            </Suspense>
          )}
        </div>
      </PartOf>
      <PartOf part="costs" title={messages.cost.title}>
        <Costs shop={shop} now={now} />
      </PartOf>
      <PartOf part="process" title={messages.process.title}>
        <DealSteps />
        <p className="py-4 type-line flex wrap">
          <PageLink className="lone-link mr-24" to="/contact">
            {parts.contact}
          </PageLink>
          {own === undefined && (
            <PageLink className="lone-link mr-24" to={`/user_center/report/${shop.id}`}>
              {parts.report}
            </PageLink>
          )}
        </p>
      </PartOf>
      {isReady && (
        <Suspense>
          <SimilarShops id={shop.id} />
        </Suspense>
      )}
    </>
  )
}

const sectionsIn = (locale: keyof typeof shopPartsMessages) =>
  PARTS.map((part) => ({ id: idOf(part), label: shopPartsMessages[locale].tabs[part] }))

/** Made once for each language: the tabs begin to watch anew when they change. */
const SECTIONS = { 'zh-CN': sectionsIn('zh-CN'), en: sectionsIn('en') } as const

interface PartOfProps {
  readonly part: Part
  readonly title: string
  readonly children: ReactNode
}

const PartOf = ({ part, title, children }: PartOfProps) => (
  <section
    id={idOf(part)}
    className={`no-outline ${styles.part}`}
    tabIndex={-1}
    aria-labelledby={`${idOf(part)}-title`}
  >
    <h2 id={`${idOf(part)}-title`} className="pb-8 pt-12 type-body">
      {title}
    </h2>
    {children}
  </section>
)

/** The three ratings, with who says them. */
function Ratings({ shop: { figures } }: { readonly shop: Shop }) {
  const locale = useLocale()
  const { value } = figures.ratings
  return (
    <div className="pt-12 mt-16 line-above">
      {(['described', 'service', 'delivery'] as const).map((key) => (
        <RatingBar
          key={key}
          label={nameIn(FIGURE_NAMES[key], locale)}
          value={value[key].toFixed(1)}
          fraction={value[key] / 5}
        />
      ))}
      <p className="note mt-8">{nameIn(sourceSentence(figures.ratings), locale)}</p>
    </div>
  )
}

const MARKS: Readonly<Record<FigureSource, 'seller' | 'platform' | 'inspector'>> = {
  seller: 'seller',
  'platform-export': 'platform',
  inspector: 'inspector',
}

interface FigureGroupProps {
  readonly group: FigureGroupView | undefined
  /** The part of the page around it has the same name. */
  readonly isNamed?: boolean
  /** Charts of these figures. */
  readonly children?: ReactElement | false | null | readonly (ReactElement | false | null)[]
}

/** Related figures, each with its source and date. */
function FigureGroup({ group, isNamed = false, children }: FigureGroupProps) {
  const locale = useLocale()
  return (
    <div className="panel mb-12">
      {!isNamed && <h3 className="mb-12 type-line">{group?.title}</h3>}
      <FigureGrid>
        {(group?.figures ?? []).map(({ key, label, value, by, detail }) => (
          <Figure
            key={key}
            label={label}
            value={value}
            source={MARKS[by]}
            sourceLabel={nameIn(FIGURE_SOURCES[by], locale)}
            sourceDetail={detail}
          />
        ))}
      </FigureGrid>
      {children}
    </div>
  )
}
