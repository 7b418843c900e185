import { formatAmount, formatTime } from '@diandu/core/format'
import type { Invoice } from '@diandu/core/wallet'
import { renderPdf } from '../pdf/index.ts'

/** A specimen in the place of an invoice, for an installation without a tax office's program. It says so itself. */
export function renderInvoice({ id, holder, amountFen, orderIds }: Invoice, madeAt: number): Promise<Buffer> {
  return renderPdf({
    title: '电子发票（样张）',
    subtitle: `${id}　${formatTime(madeAt, 'yyyy年mm月dd日')}`,
    madeAt,
    blocks: [
      {
        kind: 'figures',
        rows: [
          ['发票抬头', holder.title],
          ...(holder.kind === 'company' ? ([['统一社会信用代码', holder.creditCode]] as const) : []),
          ['项目', '网店转让服务费'],
          ['金额（元）', formatAmount(amountFen)],
          ['涉及订单', `${orderIds.length} 笔`],
        ],
      },
      { kind: 'note', text: '本页为演示环境打印的样张，不是税务机关监制的发票，不能用于报销或抵扣。' },
    ],
  })
}
