import { lazy, Suspense, useState } from 'react'
import { Badge } from '../src/ui/pictures/badge.tsx'
import { Button } from '../src/ui/actions/button.tsx'
import { Card } from '../src/ui/lists/card.tsx'
import { Countdown } from '../src/ui/figures/countdown.tsx'
import { ListRow } from '../src/ui/lists/list-row.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { StickyAction } from '../src/ui/actions/sticky-action.tsx'
import { Timeline } from '../src/ui/lists/timeline.tsx'
import { Bar } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import styles from './gallery.module.css'

const ConfirmDialog = lazy(() =>
  import('../src/ui/overlays/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

export function OrderScreen() {
  const [isCancelling, setIsCancelling] = useState(location.hash === '#cancel')
  return (
    <GalleryScreen
      topBar={<Bar title="订单详情" />}
      action={
        <StickyAction
          start={
            <Button look="secondary" onClick={() => setIsCancelling(true)}>
              取消订单
            </Button>
          }
        >
          <Button block>付尾款 ¥2,412,000.00</Button>
        </StickyAction>
      }
    >
      <div className={styles.page}>
        <div className={styles.lead}>
          <Badge tone="ferry" icon="wallet">
            定金已付
          </Badge>
          <h2 className={styles.title}>轮到您付尾款</h2>
          <Countdown label="剩余" text="5 天 06 小时" spoken="9 月 24 日 18:00 前" />
        </div>
        <Section title="进度">
          <Card>
            <Timeline
              label="订单进度"
              stateMessages={{ done: '已完成', now: '进行中', next: '未开始', failed: '已中断' }}
              steps={[
                { key: 'placed', state: 'done', title: '提交订单', when: '09-17 17:42' },
                {
                  key: 'deposit',
                  state: 'done',
                  title: '支付定金',
                  when: '09-17 18:00',
                  note: '¥536,000.00，店渡托管中',
                },
                {
                  key: 'balance',
                  state: 'now',
                  title: '支付尾款与服务费',
                  turn: '轮到您',
                  byWhen: <Countdown label="9 月 24 日 18:00 前，剩" text="5 天 06 小时" />,
                  otherwise: '逾期未付，订单关闭，定金归卖家。',
                },
                { key: 'contract', state: 'next', title: '双方签合同', when: '收到卖家签署后 3 天内' },
                { key: 'handover', state: 'next', title: '交接店铺', when: '7 天内' },
                { key: 'done', state: 'next', title: '确认交接，款项付给卖家' },
              ]}
            />
          </Card>
        </Section>
        <Section title="订单信息">
          <Card padding="none">
            <ListRow title="订单编号" end="D20260917-0042" />
            <ListRow title="下单时间" end="2026-09-17 17:42" />
            <ListRow icon="phone" title="联系客服" detail="每天 9:00–21:00" onClick={() => undefined} />
          </Card>
        </Section>
      </div>
      <Suspense>
        <ConfirmDialog
          open={isCancelling}
          title="取消这个订单？"
          confirmLabel="取消订单"
          cancelLabel="再想想"
          tone="danger"
          onConfirm={() => setIsCancelling(false)}
          onCancel={() => setIsCancelling(false)}
        >
          定金已付，现在放弃购买，¥536,000.00 将归卖家。
        </ConfirmDialog>
      </Suspense>
    </GalleryScreen>
  )
}
