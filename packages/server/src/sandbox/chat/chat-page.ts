import { createHash } from 'node:crypto'
import { formatTime } from '@diandu/core/format'
import { MAX_CHAT_MESSAGE } from '@diandu/core/support'
import { escape } from '../sandbox-page.ts'
import { CHAT_ANSWERS } from './chat-answers.ts'
import type { ChatMessage } from './chat-store.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 34rem; margin: 0 auto; padding: 1rem 1rem 2rem; background: Canvas; color: CanvasText }
h1 { font-size: 1.25rem; margin: 0 } .note { opacity: .8; margin: .25rem 0 1rem }
ol { list-style: none; padding: 0; margin: 0 }
li { margin: 0 0 .75rem } .said, .answer { padding: .6rem .8rem; border-radius: 12px; overflow-wrap: anywhere; white-space: pre-line }
.said { margin-left: 15%; background: #0b6b3a; color: #fff } .answer { margin: .5rem 15% 0 0; border: 1px solid color-mix(in srgb, CanvasText 30%, transparent) }
.mark { display: block; opacity: .8; font-size: .875rem } .answer a { display: inline-block; min-height: 24px; padding: .25rem 0; color: inherit }
form { display: grid; grid-gap: .5rem; margin-top: 1rem } label { font-weight: 600 }
textarea { font: inherit; padding: .6rem; min-height: 5rem; border-radius: 8px; border: 1px solid; box-sizing: border-box; width: 100%; background: Canvas; color: inherit }
button { font: inherit; min-height: 44px; border: 0; border-radius: 8px; background: #0b6b3a; color: #fff }
.ways { margin-top: 1.5rem } .ways a { display: inline-block; min-height: 24px; color: inherit }
:focus-visible { outline: 3px solid #c8102e; outline-offset: 2px }
`

export const CHAT_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** A thread of questions and automatic answers, which says of itself that it is automatic. */
export const chatPage = (messages: readonly ChatMessage[]): string => `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>在线客服（演示）</title><style>${STYLE}</style></head>
<body><main>
<h1>在线客服（演示）</h1>
<p class="note">这里没有真人，每条回答都是程序按关键词自动给出的。<span lang="en">There’s no one here. Every answer is automatic, based on keywords.</span></p>
<ol aria-label="对话 · Conversation">${messages.map(messageItem).join('\n')}</ol>
<form method="post" action="/sandbox/chat#say">
<label for="say">您的问题 · <span lang="en">Your question</span></label>
<textarea id="say" name="message" maxlength="${MAX_CHAT_MESSAGE}" required placeholder="例如：定金要付多少？"></textarea>
<button>发送 · <span lang="en">Send</span></button>
</form>
<p class="ways"><a href="/contact">找真人：联系客服 · <span lang="en">Contact support</span></a></p>
</main></body>
</html>
`

function messageItem({ body, topic, language, saidAt }: ChatMessage): string {
  const { text, more } = CHAT_ANSWERS[topic]
  const mark = language === 'en' ? 'Automatic answer' : '自动回答'
  const lang = language === 'en' ? ' lang="en"' : ''
  return `<li><div class="said">${escape(body)}</div>
<div class="answer"${lang}><span class="mark">${mark} · ${formatTime(saidAt, 'hh:mm')}</span>${escape(text[language])}
<a href="${escape(more.path)}">${escape(more.name[language])}</a></div></li>`
}
