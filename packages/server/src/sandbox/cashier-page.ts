import { formatMoney, formatTime } from '@diandu/core/format'
import { PAYMENT_METHODS } from '@diandu/core/wallet'
import type { SandboxCharge } from '../integrations/index.ts'
import { CASHIER_CHOICES } from './cashier-choices.ts'
import type { SandboxNotice } from './notice-store.ts'
import { escape, sandboxPage } from './sandbox-page.ts'
import { backOf } from './sandbox-routes.ts'

const STATES = { open: '等待付款', processing: '处理中', paid: '已付款', closed: '已关闭' } as const satisfies Record<
  SandboxCharge['state'],
  string
>

/** The page that simulates a payment provider's cashier. */
export function cashierPage(
  { id, method, amountFen, title, backUrl, state }: SandboxCharge,
  notices: readonly SandboxNotice[],
): string {
  const isOpen = state === 'open' || state === 'processing'
  return sandboxPage(
    '收银台（演示）',
    `<p>这里扮演支付渠道：不会真的扣款。由您选择付款后如何通知商家。</p>
<p>${escape(title)}${method === null ? '' : ` · ${PAYMENT_METHODS[method].name.zh}`}</p>
<p class="sum">${formatMoney(amountFen)}</p>
<p>状态：${STATES[state]}</p>
${isOpen ? `<form method="post" action="/sandbox/cashier/${escape(id)}">${buttons()}</form>` : ''}
${notices.length === 0 ? '' : `<h2>通知</h2><ol>${notices.map((notice) => itemOf(id, notice)).join('')}</ol>`}
<a class="back" href="${escape(backOf({ backUrl }))}">返回商家</a>`,
  )
}

const buttons = (): string =>
  Object.entries(CASHIER_CHOICES)
    .map(
      ([value, words]) =>
        `<button name="how" value="${value}"${value === 'now' ? ' class="first"' : ''}>${words}</button>`,
    )
    .join('')

function itemOf(chargeId: string, { id, body, isForged, dueAt, sentAt, answer }: SandboxNotice): string {
  const when =
    sentAt === null ? `${formatTime(dueAt ?? 0, 'hh:mm')} 发送` : `${formatTime(sentAt)} · ${escape(answer ?? '')}`
  return `<li><code>${escape(body)}</code>${isForged ? '（签名错误）' : ''}<br>${when}
<form method="post" action="/sandbox/cashier/${escape(chargeId)}"><button name="send" value="${escape(id)}">${sentAt === null ? '现在就发' : '再发一次'}</button></form></li>`
}
