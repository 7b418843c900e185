import { FIGURE_NAMES } from '@diandu/core/catalog'
import { maskedNumber, type Signatory, type ContractRecord } from '@diandu/core/contracts'
import { formatAmount } from '@diandu/core/format'
import type { Block, PdfContent } from '../../pdf/index.ts'
import { listingAnnex, type SoldThing } from './listing-annex.ts'
import { writeClauses } from '../clauses/contract-clauses.ts'
import { OPERATOR_NAME } from '../operator-name.ts'

export const CONTRACT_TITLE = '网店转让合同'

/** The contract as a document: parties, clauses, annexes, and a place for each of the three to sign. */
export function contractPdfContent(contract: ContractRecord, sold: SoldThing): PdfContent {
  const { terms, number, draftedAt } = contract
  const clauses = writeClauses(terms).flatMap(({ title, text }, index): readonly Block[] => [
    { kind: 'heading', text: `第${CHINESE[index] ?? index + 1}条　${title}` },
    { kind: 'paragraph', text },
  ])
  return {
    title: CONTRACT_TITLE,
    subtitle: `合同编号 ${number}　条款版本 ${terms.version}`,
    madeAt: draftedAt,
    blocks: [
      { kind: 'figures', rows: partyRows('甲方（转让方）', contract.seller) },
      { kind: 'figures', rows: partyRows('乙方（受让方）', contract.buyer) },
      { kind: 'figures', rows: [['丙方（居间方）', OPERATOR_NAME]] },
      { kind: 'paragraph', text: '甲乙双方经丙方居间，就网店转让达成一致，订立本合同。' },
      ...clauses,
      { kind: 'heading', text: '签署' },
      {
        kind: 'note',
        text: '各方以数字证书签署。签署页的每个签名都可用任意 PDF 阅读器验证；文件有任何改动，签名即告失效。合同首页尚未写明姓名的一方，其姓名与证件号由其签署栏和丙方签章栏写明。',
      },
      {
        kind: 'places',
        places: [
          { name: 'seller', label: '甲方签署' },
          { name: 'buyer', label: '乙方签署' },
          { name: 'house', label: '丙方签章', isWide: true },
        ],
      },
      ...annexes(contract, sold),
    ],
  }
}

const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一'] as const

/**
 * A party who has not shown yet who they are is named where they sign, and where the platform seals: the document on
 * which another has signed before them cannot be rendered again.
 */
function partyRows(label: string, { owner, signer }: Signatory): readonly (readonly [string, string])[] {
  if (owner.name === '')
    return [
      [
        label,
        owner.kind === 'company'
          ? '以签署前认证的公司名称为准'
          : `姓名与证件号以签署页${label.slice(0, 2)}签署栏及丙方签章栏所载为准`,
      ],
    ]
  const number = maskedNumber(owner.legalPerson.residentId)
  const isOther = signer.name !== '' && signer.residentId !== owner.legalPerson.residentId
  const by = isOther ? [['代为签署', `${signer.name}　身份证号 ${maskedNumber(signer.residentId)}`] as const] : []
  if (owner.kind === 'company')
    return [[label, owner.name], ['法定代表人', `${owner.legalPerson.name}　身份证号 ${number}`], ...by]
  return [[label, `${owner.name}　身份证号 ${number}`], ...by]
}

function annexes({ terms }: ContractRecord, sold: SoldThing): readonly Block[] {
  const isFull = terms.plan === 'full'
  const payments = isFull
    ? [['转让价款', formatAmount(terms.priceFen), '托管给丙方，交接确认后付给甲方']]
    : [
        ['定金', formatAmount(terms.depositFen), '托管给丙方'],
        ['尾款', formatAmount(terms.balanceFen), '托管给丙方，交接确认后连同定金付给甲方'],
      ]
  return [
    ...listingAnnex(sold),
    { kind: 'heading', text: '附件二　费用明细（元）' },
    {
      kind: 'table',
      columns: [
        { label: '项目', share: 3 },
        { label: '金额', share: 2, align: 'right' },
        { label: '说明', share: 5 },
      ],
      rows: [
        ...payments,
        ['居间服务费', formatAmount(terms.serviceFeeFen), '付给丙方'],
        ...otherCosts(sold).map(([label, fen, payee]) => [label, formatAmount(fen), payee]),
      ],
    },
    { kind: 'heading', text: '附件三　交接清单' },
    {
      kind: 'paragraph',
      text: '一、店铺主账号及子账号；二、绑定的手机、邮箱与支付账户的变更；三、店铺数据与资质文件；四、转让登记或股权变更的受理凭证。',
    },
  ]
}

/** Costs beside the price and the platform's fee, as listed. */
function otherCosts({ listing }: SoldThing): readonly (readonly [label: string, amountFen: number, payee: string])[] {
  if (listing === null) return []
  const { figures } = listing
  const costs = [
    [FIGURE_NAMES.annualFee.zh, figures.annualFeeFen.value, '由平台收取，按平台规则'],
    [FIGURE_NAMES.consumerDeposit.zh, figures.consumerDepositFen.value, '由平台收取，按平台规则'],
    [FIGURE_NAMES.otherFees.zh, figures.otherFeesFen.value, '甲方事先写明的费用'],
  ] as const
  return costs.filter(([, fen]) => fen > 0)
}
