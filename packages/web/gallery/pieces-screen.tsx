import { shortMoney } from '@diandu/core/format'
import { useState } from 'react'
import { AmountField } from '../src/ui/inputs/amount-field.tsx'
import { Badge } from '../src/ui/pictures/badge.tsx'
import { BarChart } from '../src/ui/figures/bar-chart.tsx'
import { Button } from '../src/ui/actions/button.tsx'
import { Card } from '../src/ui/lists/card.tsx'
import { Chip } from '../src/ui/choices/chip.tsx'
import { ChipGroup } from '../src/ui/choices/chip-group.tsx'
import { Icon } from '../src/ui/pictures/icon.tsx'
import { ICON_PATHS, type IconName } from '../src/ui/pictures/icon-paths.ts'
import { PlatformMark } from '../src/ui/pictures/platform-mark.tsx'
import { Price } from '../src/ui/figures/price.tsx'
import { Section } from '../src/ui/lists/section.tsx'
import { SegmentedControl } from '../src/ui/choices/segmented-control.tsx'
import { SelectField } from '../src/ui/choices/select-field.tsx'
import { Sparkline } from '../src/ui/figures/sparkline.tsx'
import { Switch } from '../src/ui/choices/switch.tsx'
import { TextField } from '../src/ui/inputs/text-field.tsx'
import { TopBar } from '../src/ui/navigation/top-bar.tsx'
import { Tabs } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import styles from './gallery.module.css'

const MONTHS = [
  ['4 月', 62.1],
  ['5 月', 70.4],
  ['6 月', 112.8],
  ['7 月', 74.2],
  ['8 月', 79.9],
  ['9 月', 86.2],
] as const
const POINTS = MONTHS.map(([label, value]) => ({
  key: label,
  label,
  value,
  text: shortMoney(value * 1_000_000, 'zh-CN'),
}))

export function PiecesScreen() {
  const [isOn, setIsOn] = useState(true)
  const [sort, setSort] = useState('new')
  const [region, setRegion] = useState('')
  const [amount, setAmount] = useState('12000.5')
  return (
    <GalleryScreen topBar={<TopBar title="部件" />} tabBar={<Tabs current="pieces" />}>
      <div className={styles.page}>
        <Section title="按钮">
          <div className={styles.row}>
            <Button>下单</Button>
            <Button look="secondary">联系卖家</Button>
            <Button look="quiet">稍后再说</Button>
            <Button look="danger">取消订单</Button>
          </div>
          <div className={styles.row}>
            <Button busy>正在支付</Button>
            <Button look="secondary" busy>
              提交中
            </Button>
            <Button disabled>不可用</Button>
          </div>
          <div className={styles.row}>
            <Button size="small">小按钮</Button>
            <Button size="small" look="secondary" icon="refresh">
              再试一次
            </Button>
            <Button size="small" look="quiet" busy>
              获取中
            </Button>
          </div>
          <Button block busy consequence="款项由店渡托管，交接完成后付给卖家">
            付定金 ¥12,000.00
          </Button>
        </Section>
        <Section title="价格">
          <div className={styles.row}>
            <Price fen={2_680_000_00} form="short" locale="zh-CN" size="display" />
            <Price fen={1_860_000_00} size="large" />
            <Price fen={9_800_00} form="short" locale="zh-CN" />
            <Price fen={-2_000_50} tone="ink" size="small" />
            <Price fen={320_000_00} struck tone="quiet" size="small" />
          </div>
        </Section>
        <Section title="标签">
          <div className={styles.row}>
            <Badge>待付款</Badge>
            <Badge tone="ferry" icon="seal">
              已核验
            </Badge>
            <Badge tone="amber">卖家自述</Badge>
            <Badge tone="green">在售</Badge>
            <Badge tone="price">剩 3 小时</Badge>
            <Badge tone="alarm">已关闭</Badge>
          </div>
          <ChipGroup label="筛选">
            <Chip chosen onClick={() => undefined}>
              旗舰店
            </Chip>
            <Chip onClick={() => undefined}>专营店</Chip>
            <Chip onClick={() => undefined}>个人店</Chip>
            <Chip opens expanded={false} onClick={() => undefined}>
              价格
            </Chip>
            <Chip icon="sort" onClick={() => undefined}>
              排序
            </Chip>
          </ChipGroup>
          <SegmentedControl
            label="排序"
            value={sort}
            onChange={setSort}
            segments={[
              { value: 'new', label: '最新' },
              { value: 'cheap', label: '价格低' },
              { value: 'rated', label: '评分高' },
            ]}
          />
        </Section>
        <Section title="填写">
          <TextField label="店铺名称" name="title" value="" onChange={() => undefined} placeholder="与营业执照一致" />
          <TextField
            label="联系邮箱"
            name="email"
            value="lin@example"
            onChange={() => undefined}
            error="邮箱少了后缀，例如 .com"
            clearLabel="清空"
          />
          <SelectField
            label="所在地区"
            value={region}
            onChange={setRegion}
            placeholder="请选择"
            options={[
              { value: 'zj', label: '浙江' },
              { value: 'gd', label: '广东' },
            ]}
            hint="按营业执照注册地"
          />
          <AmountField
            label="提现金额"
            name="amount"
            value={amount}
            onChange={setAmount}
            clean={(raw) => raw.replace(/[^\d.]/g, '')}
            hint="可提现 ¥28,640.00"
            end={
              <Button look="quiet" size="small">
                全部
              </Button>
            }
          />
          <Card>
            <Switch label="大字版" hint="字和按钮都更大" checked={isOn} onChange={setIsOn} />
            <Switch label="消息提醒" checked={!isOn} onChange={() => setIsOn(!isOn)} />
          </Card>
        </Section>
        <Section title="图表">
          <div className={styles.stack}>
            <Card>
              <Sparkline caption="近六个月成交" points={POINTS} />
            </Card>
            <Card>
              <BarChart caption="近六个月成交" headings={{ label: '月份', value: '成交额' }} points={POINTS} />
            </Card>
          </div>
        </Section>
        <Section title="平台标记">
          <div className={styles.row}>
            {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((hue) => (
              <PlatformMark
                key={hue}
                label={['天', '淘', '京', '拼', '抖', '红', '得', '唯', '快', '蘑', '当', '亚'][hue / 30] ?? ''}
                hue={hue}
              />
            ))}
          </div>
        </Section>
        <Section title="图标">
          <div className={styles.swatches}>
            {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
              <div key={name} className={styles.cell}>
                <Icon name={name} />
                {name}
              </div>
            ))}
          </div>
        </Section>
      </div>
    </GalleryScreen>
  )
}
