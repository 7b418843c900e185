/** `null`: not answered yet. */
export interface DemoQuestion {
  /** Of an article or a hot topic. */
  readonly about: string
  /** The number of a demo person. */
  readonly by: number
  readonly daysAgo: number
  readonly content: string
  readonly answer: string | null
}

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    about: 'total-cost',
    by: 2,
    daysAgo: 1,
    content: '年费还剩七个月，是按月份平摊给卖家，还是按店铺价格的比例算？',
    answer:
      '平台没有统一规定，多数买卖按剩余月份平摊：全年年费 ÷ 12 × 剩余整月。若年费能按销售额返还，请另外约定返还归谁，写进合同附件。',
  },
  {
    about: 'total-cost',
    by: 3,
    daysAgo: 6,
    content: '服务费可以从定金里扣吗？',
    answer: '不能。定金是店价的 20%，服务费在付余款时一起付；选全款的，下单时一并付清。买卖没有成的，服务费退还。',
  },
  {
    about: 'consumer-deposit',
    by: 4,
    daysAgo: 3,
    content: '卖家用保险代替了保证金，过户以后还有效吗？',
    answer:
      '要看保单的被保险人。主体不变的企业店通常继续有效；更换经营者的，平台多半要求重新投保或缴现金。交接前请在后台的保证金页面确认一次。',
  },
  {
    about: 'full-or-deposit',
    by: 2,
    daysAgo: 12,
    content: '第七天是星期天，银行大额转账到不了，算逾期吗？',
    answer:
      '自然日包括周末。请至少提前一个工作日转账；款项按期转出而到账晚了的，请保留凭据并尽快联系客服，由经办人核对到账记录后处理。',
  },
  {
    about: 'registered-or-pending',
    by: 6,
    daysAgo: 15,
    content: '商标转让没有核准之前，店铺能先交接吗？',
    answer: '可以，但请让原注册人先出具授权书，期限覆盖到核准之后，并在合同里写明不予核准怎么办。',
  },
  {
    about: 'company-equity-handover',
    by: 4,
    daysAgo: 20,
    content: '原股东留 49%，以后他不同意改章程怎么办？',
    answer: '修改章程一般需要三分之二以上的表决权，51% 不够。可以在受让时先把章程改好，或者直接受让 67% 以上。',
  },
  {
    about: 'topic-year-end',
    by: 1,
    daysAgo: 0,
    content: '十二月底过户，明年的年费由谁交？',
    answer: null,
  },
]
