import { toCompanyInfo, type CompanyInfo, type CompanyItem } from '@diandu/core/company'
import { escapeHtml } from '../../kernel/index.ts'

const WORDS = {
  500: [
    '页面没能打开',
    '我们这边出了点问题，不是您的操作有误。请稍后再试。',
    'Something went wrong on our side. It isn’t anything you did. Please try again in a moment.',
  ],
  503: [
    '现在人有点多',
    '页面暂时打不开，请过几秒再试。',
    'We’re very busy right now and can’t open this page. Please try again in a few seconds.',
  ],
} as const

/**
 * What a visitor sees whose page could not be rendered: in both languages, because what knows theirs has failed, and
 * without anything to load.
 */
export function errorPage(status: 500 | 503, company: readonly CompanyItem[]): string {
  const [title, chinese, english] = WORDS[status]
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
