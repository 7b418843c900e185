import { toCompanyInfo, type CompanyInfo, type CompanyItem } from '@diandu/core/company'
import { escapeHtml } from '../../kernel/index.ts'

/** A title, and the same sentence in both languages. */
type Message = readonly [title: string, chinese: string, english: string]

const TOO_LONG: Message = ['地址太长', '这个地址太长，打不开。', 'This address is too long to open.']

const FAULT: Message = [
  '页面没能打开',
  '我们这边出了点问题，不是您的操作有误。请稍后再试。',
  'Something went wrong on our side. It isn’t anything you did. Please try again in a moment.',
]

const UNREADABLE: Message = [
  '这个地址打不开',
  '地址不完整或有误，请检查后再打开。',
  'This address is incomplete or contains an error. Please check it and try again.',
]

const MESSAGES: Readonly<Record<number, Message>> = {
  404: ['页面不存在', '您要找的页面不存在。', 'This page could not be found.'],
  405: [
    '这个地址打不开',
    '这个地址不能这样打开，请从首页进入。',
    'This address cannot be opened this way. Please begin at the home page.',
  ],
  408: ['网络太慢', '请求没有发完，请再试一次。', 'Your request did not arrive in full. Please try again.'],
  413: ['内容太大', '提交的内容太大，没有收下。', 'What was sent is too large and was not accepted.'],
  414: TOO_LONG,
  415: ['格式不支持', '提交的内容格式不支持。', 'What was sent is in a format that we do not support.'],
  429: ['请休息一下', '您刷新太频繁了，请休息一下。', 'You refreshed too often. Please rest a while.'],
  431: TOO_LONG,
  503: [
    '现在人有点多',
    '页面暂时打不开，请过几秒再试。',
    'We’re very busy right now and can’t open this page. Please try again in a few seconds.',
  ],
}

/**
 * Shown where no page could be rendered: in both languages, because the visitor's is unknown here, and without
 * anything to load.
 */
export function errorPage(status: number, company: readonly CompanyItem[]): string {
  const [title, chinese, english] = MESSAGES[status] ?? (status < 500 ? UNREADABLE : FAULT)
  return [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${title} · 店渡</title></head>`,
    `<body><main><h1>${title}</h1><p>${chinese}</p><p lang="en">${english}</p>`,
    `<p><a href="">再试一次 · <span lang="en">Try again</span></a></p><p><a href="/">店渡首页 · <span lang="en">Diandu home page</span></a></p></main>`,
    footOf(toCompanyInfo(company)),
    `</body></html>`,
  ].join('')
}

/** Who runs the market, and how it is reached while its pages cannot say so. */
function footOf({ companyName, bottomPhone, contactEmail, icp, copyright }: CompanyInfo): string {
  const lines = [companyName, bottomPhone, contactEmail, icp, copyright].flatMap((line) =>
    line === undefined ? [] : [`<p>${escapeHtml(line)}</p>`],
  )
  return lines.length === 0 ? '' : `<footer>${lines.join('')}</footer>`
}
