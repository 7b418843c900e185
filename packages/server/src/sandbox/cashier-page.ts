import { createHash } from 'node:crypto'
import { formatTime, formatYuan } from '@diandu/core/format'
import type { SandboxCharge } from '../outside/index.ts'
import { CASHIER_CHOICES } from './cashier-choices.ts'
import type { SandboxNotice } from './notice-store.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 26rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.25rem } h2 { font-size: 1rem }
.sum { font-size: 2rem; font-variant-numeric: tabular-nums; margin: .5rem 0 }
form { margin: 0 } button, .back { display: block; width: 100%; box-sizing: border-box; min-height: 44px; margin: .5rem 0; font: inherit; text-align: center; line-height: 44px; padding: 0 1rem }
button { line-height: 1.4; border: 1px solid; border-radius: 8px; background: Canvas; color: inherit } button[value=now] { background: #0b6b3a; color: #fff }
ol { padding-left: 1.25rem } code { overflow-wrap: anywhere }
`

export const CASHIER_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

const STATES = { open: '等待付款', processing: '处理中', paid: '已付款', closed: '已关闭' } as const satisfies Record<SandboxCharge['state'], string>

/** The page that plays a payment provider's cashier. */
export function cashierPage({ id, amountFen, title, backUrl, state }: SandboxCharge, notices: readonly SandboxNotice[]): string {
  const isOpen = state === 'open' || state === 'processing'
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>收银台（演示）</title><style>${STYLE}</style></head>
<body><main>
<h1>收银台（演示）</h1>
<p>这里扮演支付渠道：不会真的扣款。由您选择付款后如何通知商家。</p>
<p>${escape(title)}</p>
<p class="sum">¥${formatYuan(amountFen, { grouped: true })}</p>
<p>状态：${STATES[state]}</p>
${isOpen ? `<form method="post" action="/sandbox/cashier/${escape(id)}">${buttons()}</form>` : ''}
${notices.length === 0 ? '' : `<h2>通知</h2><ol>${notices.map((notice) => itemOf(id, notice)).join('')}</ol>`}
<a class="back" href="${escape(backUrl)}">返回商家</a>
</main></body>
</html>
`
}

const buttons = (): string => Object.entries(CASHIER_CHOICES).map(([value, words]) => `<button name="how" value="${value}">${words}</button>`).join('')

function itemOf(chargeId: string, { id, body, isForged, dueAt, sentAt, answer }: SandboxNotice): string {
  const when = sentAt === null ? `${formatTime(dueAt ?? 0, 'hh:mm')} 发送` : `${formatTime(sentAt)} · ${escape(answer ?? '')}`
  return `<li><code>${escape(body)}</code>${isForged ? '（签名错误）' : ''}<br>${when}
<form method="post" action="/sandbox/cashier/${escape(chargeId)}"><button name="send" value="${escape(id)}">${sentAt === null ? '现在就发' : '再发一次'}</button></form></li>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
