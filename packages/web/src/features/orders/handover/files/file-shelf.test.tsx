// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { refused, type Failure } from '@diandu/core/kernel'
import { MAX_PROOF_PARTS, PROOF_PART_BYTES } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { checklistMarket } from '../../testing/handed-over.ts'

const BUSY: Failure = { kind: 'http', status: 503, message: '服务暂不可用' }
const FULL = refused('too-many', '这笔订单最多存 100 份文件，已经满了，请联系客服', 'file')
const aFile = (name: string, content: string) => new File([content], name)
const pdf = () => aFile('notice.pdf', '%PDF-1.7\n%%EOF')
const large = () => new File([new Uint8Array(MAX_PROOF_PARTS * PROOF_PART_BYTES + 1)], 'scan.pdf')

/** Chooses a file where the platform answers its first part with a failure, and reads what is said of it. */
async function choose(file: File, failure: Failure | undefined, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const market = await checklistMarket()
  const isEnglish = locale === 'en'
  const page = await renderPage(`/user_center/handover/${market.order.id}`, {
    market,
    person: market.seller,
    locale,
    change: withPort('handovers', (ports) => ({
      proofPart: async (...sent) =>
        failure === undefined ? ports.handovers.proofPart(...sent) : { ok: false, failure },
    })),
  })
  const card = within(await screen.findByRole('region', { name: isEnglish ? 'Main account' : '主账号' }))
  await page.user.click(card.getByRole('button', { name: isEnglish ? /^Hand over this item/ : /^交这一项/ }))
  const add = await card.findByLabelText(isEnglish ? /^Add a file/ : /^添加文件/)
  fireEvent.change(add, { target: { files: [file] } })
  await card.findByRole('button', { name: isEnglish ? 'Discard' : '不传了' })
  return { card, page }
}

it.each([
  ['too large', large(), undefined, /^文件超过 20 MB/, false],
  ['of another type', aFile('call.mp3', 'ID3\0'), undefined, /^不支持这种文件，请上传 PDF、Excel/, false],
  ['broken', aFile('notice.pdf', '%PDF-1.7 cut short'), undefined, /^文件已损坏或不完整/, false],
  ['empty', aFile('notice.pdf', ''), undefined, /^文件已损坏或不完整/, false],
  ['one too many', pdf(), FULL, /^这笔订单最多存 100 份文件/, false],
  ['sent while nothing can be stored', pdf(), BUSY, /^平台暂时存不了文件，请稍后继续上传。已传的部分/, true],
  ['not understood', pdf(), refused('bad-parameter', '不是可用的参数', 'upload'), /^文件没有传上去，请再试一次/, true],
  ['sent without a network', pdf(), { kind: 'offline' } as const, /^没有连上服务器/, true],
  [
    'late for its order',
    pdf(),
    refused('order-moved-on', '订单已经变化，请刷新'),
    /^订单已经变化，请刷新。填写的内容都还在。$/,
    false,
  ],
] as const)('a file that is %s is refused as what it is (HND-15)', async (_what, file, failure, reason, mayGoOn) => {
  const { card } = await choose(file, failure)
  expect(card.getByText(reason).textContent).toMatch(/[^。]。(已传的部分和)?填写的内容都还在。$/)
  expect(card.queryByRole('button', { name: '继续上传' }) !== null).toBe(mayGoOn)
})

it.each([
  [
    'a password',
    refused('file-locked', '文件有打开密码'),
    /^This file is protected by a password\. Remove the password/,
  ],
  ['parts that are missing', refused('file-incomplete', '没有传完整'), /^The file didn’t arrive complete\./],
  ['no room', BUSY, /^We can’t store files right now\. Continue the upload in a moment\. Your upload/],
] as const)('a file with %s is refused in English (HND-15)', async (_what, failure, reason) => {
  const { card } = await choose(pdf(), failure, 'en')
  expect(card.getByText(reason)).toBeTruthy()
})
