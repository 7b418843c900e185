import { useState } from 'react'
import { Badge } from '../src/ui/pictures/badge.tsx'
import { Button } from '../src/ui/actions/button.tsx'
import { Card } from '../src/ui/lists/card.tsx'
import { CostTable } from '../src/ui/figures/cost-table.tsx'
import { Figure } from '../src/ui/figures/figure.tsx'
import { FigureGrid } from '../src/ui/figures/figure-grid.tsx'
import { IconButton } from '../src/ui/actions/icon-button.tsx'
import { Notice } from '../src/ui/feedback/notice.tsx'
import { PlatformMark } from '../src/ui/pictures/platform-mark.tsx'
import { Price } from '../src/ui/figures/price.tsx'
import { RatingBar } from '../src/ui/figures/rating-bar.tsx'
import { Seal } from '../src/ui/pictures/seal.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { StickyAction } from '../src/ui/actions/sticky-action.tsx'
import { Bar, to } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import styles from './gallery.module.css'

const SOURCES = {
  seller: { sourceLabel: '卖家填写', sourceDetail: '卖家于 2026-09-02 填写，店渡尚未核对。' },
  platform: { sourceLabel: '卖家称导出', sourceDetail: '卖家于 2026-09-10 填写，并说来自后台导出。平台没有看到文件。' },
  inspector: {
    sourceLabel: '验店确认',
    sourceDetail: '验店员于 2026-09-11 核对，另一名审核员于 2026-09-12 复核，平台存有 1 份凭证。',
  },
} as const

export const COSTS = [
  {
    key: 'now',
    title: '现在支付',
    sumFen: 536_000_00,
    isNow: true,
    rows: [
      { key: 'deposit', what: '定金', note: '成交价的 20%', amountFen: 536_000_00, when: '下单时', toWhom: '店渡托管' },
    ],
  },
  {
    key: 'later',
    title: '以后支付',
    sumFen: 2_542_000_00,
    isNow: false,
    rows: [
      {
        key: 'balance',
        what: '尾款',
        note: '成交价的 80%',
        amountFen: 2_144_000_00,
        when: '9 月 24 日前',
        toWhom: '店渡托管',
      },
      { key: 'fee', what: '服务费', note: '成交价的 10%', amountFen: 268_000_00, when: '与尾款同付', toWhom: '店渡' },
      { key: 'guarantee', what: '平台保证金', amountFen: 100_000_00, when: '交接时', toWhom: '卖家' },
      { key: 'annual', what: '平台年费', amountFen: 30_000_00, when: '交接时', toWhom: '卖家' },
    ],
  },
] as const

export function ShopScreen() {
  const [isKept, setIsSaved] = useState(true)
  const figure = (label: string, value: string, source: keyof typeof SOURCES) => (
    <Figure key={label} label={label} value={value} source={source} {...SOURCES[source]} />
  )
  return (
    <GalleryScreen
      topBar={<Bar title="店铺详情" end={<IconButton icon="share" label="分享" onClick={() => undefined} />} />}
      action={
        <StickyAction
          start={
            <IconButton
              icon={isKept ? 'heart-filled' : 'heart'}
              label="收藏"
              pressed={isKept}
              onClick={() => setIsSaved(!isKept)}
            />
          }
        >
          <Button block link={to('checkout')}>
            下单 · 定金 ¥536,000.00
          </Button>
        </StickyAction>
      }
    >
      <div className={styles.page}>
        <div className={styles.lead}>
          <div className={styles.row}>
            <PlatformMark label="天" hue={0} size="small" />
            <span className={styles.quiet}>天猫 · 旗舰店 · 编号 TM20260902</span>
          </div>
          <h2 className={styles.title}>天猫女装旗舰店 开店六年 R 标第 25 类 动态评分高于同行</h2>
          <div className={styles.row}>
            <Price fen={2_680_000_00} form="short" locale="zh-CN" size="display" label="售价 2,680,000 元" />
            <Badge tone="green">在售</Badge>
            <Seal>已核验</Seal>
          </div>
        </div>
        <Section title="关键数据">
          <Card>
            <FigureGrid columns={3}>
              {figure('店铺类型', '旗舰店', 'inspector')}
              {figure('商标', 'R 标 · 25 类', 'inspector')}
              {figure('纳税人', '一般纳税人', 'platform')}
              {figure('开店时间', '2020-05', 'platform')}
              {figure('月成交', '¥86.2万', 'seller')}
              {figure('粉丝', '18.4万', 'platform')}
            </FigureGrid>
          </Card>
        </Section>
        <Section title="店铺评分">
          <Card>
            <RatingBar label="描述相符" value="4.9" fraction={0.98} comparison="高于同行 12.3%" comparisonTone="good" />
            <RatingBar label="服务态度" value="4.8" fraction={0.96} comparison="高于同行 8.6%" comparisonTone="good" />
            <RatingBar label="物流服务" value="4.6" fraction={0.92} comparison="低于同行 1.2%" comparisonTone="poor" />
          </Card>
        </Section>
        <Section title="总费用">
          <Card>
            <CostTable
              caption="这笔交易的全部费用"
              headings={{ what: '项目', amount: '金额' }}
              groups={COSTS}
              total={{ label: '合计', fen: 3_078_000_00, note: '保证金退店时由平台退回' }}
            />
          </Card>
        </Section>
        <Section title="卖家说明">
          <Notice tone="warning" title="卖家自述，未经核验">
            库存约 1,200 件随店交接；可提供两周运营指导。
          </Notice>
        </Section>
      </div>
    </GalleryScreen>
  )
}
