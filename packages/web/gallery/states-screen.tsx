import { useEffect, useState } from 'react'
import { Button } from '../src/ui/actions/button.tsx'
import { Card } from '../src/ui/lists/card.tsx'
import { EmptyState } from '../src/ui/feedback/empty-state.tsx'
import { ErrorState } from '../src/ui/feedback/error-state.tsx'
import { LoadingBar } from '../src/ui/feedback/loading-bar.tsx'
import { Media } from '../src/ui/pictures/media.tsx'
import { Notice } from '../src/ui/feedback/notice.tsx'
import { SearchField } from '../src/ui/inputs/search-field.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { Skeleton, SkeletonCards, SkeletonLines } from '../src/ui/feedback/skeleton.tsx'
import { ToastViewport } from '../src/ui/feedback/toast-viewport.tsx'
import { toasts } from '../src/ui/feedback/toasts.ts'
import { TopBar } from '../src/ui/navigation/top-bar.tsx'
import { back, Tabs, to } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { PUZZLE_URL } from './puzzle-picture.ts'
import styles from './gallery.module.css'

export function StatesScreen() {
  const [messages, setMessages] = useState('旗舰店 女装')
  useEffect(() => toasts.show('已收藏，可在“我的”里查看', 'good'), [])
  return (
    <GalleryScreen
      floating={
        <>
          <LoadingBar busy label="加载中" />
          <ToastViewport label="提示" />
        </>
      }
      topBar={
        <TopBar
          start={back}
          end={
            <Button look="quiet" size="small">
              搜索
            </Button>
          }
        >
          <SearchField
            action="/search"
            name="q"
            label="搜索"
            value={messages}
            onChange={setMessages}
            onSearch={() => undefined}
            clearLabel="清空"
          />
        </TopBar>
      }
      tabBar={<Tabs current="states" />}
    >
      <div className={styles.page}>
        <h1 className={styles.unseen}>状态</h1>
        <Section title="加载中">
          <Skeleton label="正在加载">
            <SkeletonCards count={2} />
            <SkeletonLines />
          </Skeleton>
        </Section>
        <Section title="空">
          <Card padding="none">
            <EmptyState
              picture="search"
              action={
                <Button look="secondary" link={to('market')}>
                  清空筛选
                </Button>
              }
            >
              没有同时符合这些条件的店铺。
            </EmptyState>
          </Card>
        </Section>
        <Section title="还没有订单">
          <Card padding="none">
            <EmptyState picture="paper" action={<Button link={to('market')}>去看看店铺</Button>}>
              您还没有订单。
            </EmptyState>
          </Card>
        </Section>
        <Section title="出错">
          <Card padding="none">
            <ErrorState
              picture="adrift"
              message="页面没有打开"
              detail="网络断了一下，您填的内容都还在。"
              action={
                <Button look="secondary" icon="refresh">
                  再试一次
                </Button>
              }
            />
          </Card>
        </Section>
        <Section title="默认">
          <Card padding="none">
            <EmptyState
              action={
                <Button look="quiet" onClick={() => toasts.show('复制成功')}>
                  弹一条提示
                </Button>
              }
            >
              渡口今天很安静。
            </EmptyState>
          </Card>
        </Section>
        <Section title="提示">
          <div className={styles.stack}>
            <Notice title="钱放在中间">付款后由店渡托管，确认交接后才付给卖家。</Notice>
            <Notice tone="warning">这家店有 1 次一般违规，扣 4 分，已于 2026-03 清零。</Notice>
            <Notice tone="success">定金已付，卖家会在 3 天内签署合同。</Notice>
            <Notice tone="alarm" title="这家店刚被别人买下">
              您的钱没有动。
            </Notice>
          </div>
        </Section>
        <Section title="图片">
          <Media src={PUZZLE_URL} alt="店铺首页截图" />
        </Section>
      </div>
    </GalleryScreen>
  )
}
