import type { EntryWish, Service } from '@diandu/core/services'

interface DemoStep {
  readonly state: 'taken' | 'answered' | 'closed'
  /** After the request. */
  readonly hours: number
  readonly note: string
  readonly yuan?: number
}

export interface DemoServiceRequest {
  /** The number of a demo person. */
  readonly by: number
  readonly daysAgo: number
  readonly service: Service
  readonly packageId: string | null
  readonly name: string
  readonly details: string
  readonly entry: EntryWish | null
  readonly steps: readonly DemoStep[]
}

const taken = (hours: number): DemoStep => ({ state: 'taken', hours, note: '' })
const answered = (hours: number, note: string, yuan?: number): DemoStep => ({
  state: 'answered',
  hours,
  note,
  ...(yuan === undefined ? {} : { yuan }),
})

export const DEMO_SERVICE_REQUESTS: readonly DemoServiceRequest[] = [
  {
    by: 1,
    daysAgo: 2,
    service: 'residence',
    packageId: 'standard',
    name: '周先生',
    details: '公司刚注册下来，想在天猫开一家女鞋旗舰店，商标已下证。手里有营业执照和身份证，质检报告还没做。',
    entry: { platform: 1, entity: 'company', trademark: 'registered' },
    steps: [
      taken(1),
      answered(
        3,
        '可以申请旗舰店。还差开户证明；女鞋类目需要近一年的质检报告，可以先做两款。材料齐后 10 个工作日左右。',
        2880,
      ),
    ],
  },
  {
    by: 1,
    daysAgo: 0,
    service: 'photography',
    packageId: 'white',
    name: '周先生',
    details: '女鞋 20 款白底图，每款一张主图，样品在福州，可以寄。',
    entry: null,
    steps: [],
  },
  {
    by: 2,
    daysAgo: 9,
    service: 'residence',
    packageId: 'check',
    name: '林女士',
    details: '在京东被驳回过一次，说授权链路不完整，想弄清楚差在哪里。',
    entry: { platform: 3, entity: 'company', trademark: 'registered' },
    steps: [
      taken(2),
      answered(5, '授权书缺第二级：品牌方授权给了代理商，代理商给您的授权没有写可以转授。请代理商补一份。', 380),
      { state: 'closed', hours: 30, note: '诊断报告已发到您的邮箱，京东复审已通过。' },
    ],
  },
  {
    by: 3,
    daysAgo: 15,
    service: 'residence',
    packageId: null,
    name: '何女士',
    details: '没有公司也没有商标，做手工饰品，想知道先去哪个平台。',
    entry: { platform: 2, entity: 'person', trademark: 'none' },
    steps: [
      answered(4, '淘宝个人店就能开，凭身份证和银行卡。等有稳定成交再注册个体工商户，别急着买商标。'),
      { state: 'closed', hours: 52, note: '已自行开店。' },
    ],
  },
  {
    by: 4,
    daysAgo: 6,
    service: 'shoptrusteeship',
    packageId: 'light',
    name: '秦先生',
    details: '刚买下一家家居店，自己在外地上班，想先托管两个月看看。',
    entry: null,
    steps: [taken(3), answered(20, '看了近 90 天数据，建议先轻托管一个月，重点是上新和售后。', 3800)],
  },
  {
    by: 6,
    daysAgo: 11,
    service: 'design',
    packageId: 'shop',
    name: '宋女士',
    details: '接手的店想换成浅色风格，首页、分类页和十款详情页。',
    entry: null,
    steps: [
      taken(2),
      answered(8, '两版草稿 4 个工作日给您，整店 12 个工作日。', 4800),
      { state: 'closed', hours: 240, note: '源文件已交付。' },
    ],
  },
  {
    by: 6,
    daysAgo: 1,
    service: 'brandauthorization',
    packageId: 'verify',
    name: '宋女士',
    details: '卖家说有品牌授权可以一起转让，想先核实授权书是不是真的。',
    entry: null,
    steps: [taken(1)],
  },
  {
    by: 4,
    daysAgo: 20,
    service: 'liveentry',
    packageId: 'room',
    name: '秦先生',
    details: '抖音账号有两万粉丝，想开店绑定账号，卖厨房小用品。',
    entry: null,
    steps: [
      answered(6, '账号实名和营业执照是同一个人就可以直接绑定，3 个工作日。', 1980),
      { state: 'closed', hours: 100, note: '店铺和开播权限都已开通。' },
    ],
  },
]
