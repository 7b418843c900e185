import { lazy, Suspense, useState } from 'react'
import { Button } from '../src/ui/actions/button.tsx'
import { Card } from '../src/ui/lists/card.tsx'
import { Checkbox } from '../src/ui/choices/checkbox.tsx'
import { CostTable } from '../src/ui/figures/cost-table.tsx'
import { ListRow } from '../src/ui/lists/list-row.tsx'
import { PaymentPasswordField } from '../src/ui/inputs/payment-password-field.tsx'
import { Price } from '../src/ui/figures/price.tsx'
import { RadioCards } from '../src/ui/choices/radio-cards.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { StickyAction } from '../src/ui/actions/sticky-action.tsx'
import { Bar, to } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { COSTS } from './shop-screen.tsx'
import styles from './gallery.module.css'

const Sheet = lazy(() => import('../src/ui/overlays/sheet.tsx').then((module) => ({ default: module.Sheet })))

export function CheckoutScreen() {
  const [way, setWay] = useState<'full' | 'deposit'>('deposit')
  const [isAgreed, setIsAgreed] = useState(true)
  const [isPaying, setIsPaying] = useState(location.hash === '#pay')
  const [password, setPassword] = useState('135')
  return (
    <GalleryScreen
      topBar={<Bar title="确认订单" />}
      action={
        <StickyAction>
          <Button
            block
            disabled={!isAgreed}
            onClick={() => setIsPaying(true)}
            consequence="24 小时内未支付，订单自动取消，不收任何费用"
          >
            提交订单 · 付定金 ¥536,000.00
          </Button>
        </StickyAction>
      }
    >
      <div className={styles.page}>
        <Section title="店铺">
          <Card padding="none">
            <ListRow
              icon="market"
              title="天猫女装旗舰店 开店六年"
              detail="TM20260902 · 整公司转让 · 杭州"
              end={<Price fen={2_680_000_00} form="short" locale="zh-CN" size="small" />}
              link={to('shop')}
            />
          </Card>
        </Section>
        <Section title="付款方式">
          <RadioCards
            legend="选一种付法"
            isLegendHidden
            value={way}
            onChange={setWay}
            cards={[
              {
                value: 'deposit',
                title: '先付 20% 定金',
                end: <Price fen={536_000_00} tone="ink" />,
                detail: '7 天内付清尾款。逾期未付，定金归卖家。',
              },
              {
                value: 'full',
                title: '一次付清',
                end: <Price fen={2_948_000_00} tone="ink" />,
                detail: '含服务费。店铺与描述相符而放弃购买，赔付成交价的 30%。',
              },
            ]}
          />
        </Section>
        <Section title="费用明细">
          <Card>
            <CostTable
              caption="费用明细"
              headings={{ what: '项目', amount: '金额' }}
              groups={COSTS}
              total={{ label: '合计', fen: 3_078_000_00 }}
            />
          </Card>
        </Section>
        <div className={styles.form}>
          <Checkbox checked={isAgreed} onChange={setIsAgreed}>
            我已读完并同意<a href="?screen=order">《店铺购买协议（定金版）》</a>，清楚违约时的赔付。
          </Checkbox>
        </div>
      </div>
      <Suspense>
        <Sheet
          open={isPaying}
          onClose={() => setIsPaying(false)}
          title="输入支付密码"
          closeLabel="关闭"
          focusOn="field"
        >
          <div className={styles.stack}>
            <div className={styles.row}>
              <Price fen={536_000_00} size="display" />
            </div>
            <p className={styles.quiet}>从钱包余额支付定金，由店渡托管，交接完成后付给卖家。</p>
            <PaymentPasswordField
              label="6 位支付密码"
              value={password}
              onChange={setPassword}
              aside={<a href="?screen=login">忘记密码</a>}
            />
          </div>
        </Sheet>
      </Suspense>
    </GalleryScreen>
  )
}
