import { createHash } from 'node:crypto'
import { formatTime } from '@diandu/core/format'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/index.ts'
import type { Sms } from '../integrations/index.ts'
import { pagePolicy } from './pages/content-policy.ts'

interface SandboxMessage {
  readonly mobile: string
  readonly body: string
  readonly sentAt: number
}

const SHOWN = 50

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.25rem } p { margin: 0 0 1rem; opacity: .75 }
li { white-space: pre-line; list-style: none; padding: .75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
ul { padding: 0 } small { opacity: .75 } b { font-variant-numeric: tabular-nums }
`

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** The sandbox's phone: what would have been sent by SMS, newest first. There is no such page with a real provider. */
export function addOutboxPage(scope: FastifyInstance, { db, sms }: { readonly db: Database; readonly sms: Sms }): void {
  if (sms.kind !== 'sandbox') return
  scope.get('/sandbox/outbox', async (_request, reply) => {
    const messages = await db.query<SandboxMessage>(
      `SELECT mobile, body, sent_at FROM sandbox_messages ORDER BY id DESC LIMIT ${SHOWN}`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy({ styleHashes: [STYLE_HASH] }),
        'x-robots-tag': 'noindex',
      })
      .send(pageOf(messages))
  })
}

function pageOf(messages: readonly SandboxMessage[]): string {
  const items = messages.map(
    ({ mobile, body, sentAt }) =>
      `<li><b>${escape(mobile)}</b> <small>${formatTime(sentAt)}</small><br>${escape(body)}</li>`,
  )
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="3">
<title>短信发件箱（演示）</title><style>${STYLE}</style></head>
<body><h1>短信发件箱</h1><p>这里是演示环境：短信不会真的发出，而是显示在这里。本页每 3 秒刷新一次。</p>
${items.length === 0 ? '<p>还没有短信。</p>' : `<ul>${items.join('\n')}</ul>`}</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
