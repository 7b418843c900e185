import { createHash } from 'node:crypto'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 26rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText }
h1 { font-size: 1.25rem } h2 { font-size: 1rem }
.sum { font-size: 2rem; font-variant-numeric: tabular-nums; margin: .5rem 0 }
form { margin: 0 } button, .back { display: block; width: 100%; box-sizing: border-box; min-height: 44px; margin: .5rem 0; font: inherit; text-align: center; line-height: 44px; padding: 0 1rem }
button { line-height: 1.4; border: 1px solid; border-radius: 8px; background: Canvas; color: inherit } button.first { background: #0b6b3a; color: #fff }
ol { padding-left: 1.25rem } code { overflow-wrap: anywhere }
`

export const SANDBOX_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/**
 * A page of a service around ours, as the sandbox simulates it. `body` is markup: what is in it has been escaped.
 */
export const sandboxPage = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
