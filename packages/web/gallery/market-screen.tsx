import { BrandMark } from '../src/ui/pictures/brand-mark.tsx'
import { Carousel } from '../src/ui/pictures/carousel.tsx'
import { Chip } from '../src/ui/choices/chip.tsx'
import { ChipGroup } from '../src/ui/choices/chip-group.tsx'
import { EndlessList } from '../src/ui/lists/endless-list.tsx'
import { LoadingBar } from '../src/ui/feedback/loading-bar.tsx'
import { PlatformMark } from '../src/ui/pictures/platform-mark.tsx'
import { PullToRefresh } from '../src/ui/lists/pull-to-refresh.tsx'
import { IconButton } from '../src/ui/actions/icon-button.tsx'
import { SearchLink } from '../src/ui/inputs/search-field.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { SkeletonCards } from '../src/ui/feedback/skeleton.tsx'
import { TopBar } from '../src/ui/navigation/top-bar.tsx'
import { Tabs, to } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { LISTINGS, PLATFORMS } from './listings.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './gallery.module.css'

const SLIDES = [
  { title: '店铺过户，钱先放在中间', messages: '买家确认交接后，款项才会付给卖家', screen: 'checkout' },
  { title: '九月新上 326 家天猫店', messages: '商标、保证金、年费逐项核对', screen: 'pieces' },
  { title: '想卖店？先估个价', messages: '三分钟填完，当天给出区间', screen: 'login' },
]

export function MarketScreen() {
  return (
    <GalleryScreen
      floating={<LoadingBar busy={false} label="加载中" />}
      topBar={
        <TopBar
          start={
            <span className={styles.brand}>
              <BrandMark />
            </span>
          }
          end={<IconButton icon="filter" label="筛选" link={to('pieces')} />}
        >
          <SearchLink messages="搜店铺、类目、商标" link={to('states')} />
        </TopBar>
      }
      tabBar={<Tabs current="market" />}
    >
      <h1 className={styles.unseen}>店渡</h1>
      <PullToRefresh
        messages={{ pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', refresh: '刷新' }}
        onRefresh={() => Promise.resolve()}
      >
        <div className={styles.banner}>
          <Carousel
            label="近期活动"
            slides={SLIDES.map((slide, index) => ({
              key: slide.title,
              label: `第 ${index + 1} 张，共 ${SLIDES.length} 张`,
              content: (
                <a className={styles.slide} href={`?screen=${slide.screen}`}>
                  <strong>{slide.title}</strong>
                  <span>{slide.messages}</span>
                </a>
              ),
            }))}
          />
        </div>
        <ul className={styles.platforms}>
          {PLATFORMS.map((platform) => (
            <li key={platform.name}>
              <a className={styles.platform} href="?screen=pieces">
                <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
                <span>{platform.name}</span>
              </a>
            </li>
          ))}
        </ul>
        <Section
          title="最新上架"
          aside={
            <a href="?screen=pieces" className={styles.more}>
              全部
            </a>
          }
        >
          <ChipGroup label="类目" flow="scroll">
            {['为您推荐', '女装', '美妆个护', '食品生鲜', '家居百货', '数码'].map((word, index) => (
              <Chip key={word} chosen={index === 0} onClick={() => undefined}>
                {word}
              </Chip>
            ))}
          </ChipGroup>
          <div className={styles.gap} />
          <EndlessList
            label="最新上架的店铺"
            items={LISTINGS}
            keyOf={(listing) => listing.id}
            renderItem={(listing) => <ListingCard listing={listing} />}
            state="idle"
            hasMore={false}
            onMore={() => undefined}
            messages={{
              more: '加载更多',
              loading: '正在加载',
              end: '已经到底了，共 5 家',
              failed: '没有加载出来，已显示的都还在',
              retry: '再试一次',
            }}
            skeleton={<SkeletonCards />}
          />
        </Section>
      </PullToRefresh>
    </GalleryScreen>
  )
}
