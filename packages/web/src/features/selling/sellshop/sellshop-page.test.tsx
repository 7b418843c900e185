// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSellForm } from '@diandu/core/testing'
import { photosIn, readSellDraft, sellDraftText } from '@diandu/core/selling'
import { SELL_PREFILL_KEY, sellPrefill, writeSellPrefill } from '@diandu/core/valuation'
import type { Ports } from '../../../composition/ports.ts'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const KEY = 'diandu_draft_sell'
const keepDraft = (content: string, of = '', more = {}) =>
  localStorage.setItem(KEY, JSON.stringify({ of, revision: 0, isSynced: false, startedAt: 7, content, ...more }))
const photosOf = (kept: string | null) => {
  const { content } = JSON.parse(kept ?? '{}') as { readonly content?: string }
  return photosIn(readSellDraft(content ?? '')?.form.photos ?? '') ?? []
}
const titleField = () => screen.findByLabelText<HTMLInputElement>('标题')

it('what a visitor filled in is there after a reload, and becomes the draft of the user who logs in (SEL-24)', async () => {
  const market = openTestMarket()
  const page = await renderPage('/sellshop', { market })
  await screen.findByText('草稿保存在这台设备上，登录后可在其他设备接着填')
  fireEvent.input(await titleField(), { target: { value: '晴川女装旗舰店' } })
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('晴川女装旗舰店'))
  expect(screen.getByTestId('shop-card-preview').textContent).toContain('晴川')
  page.unmount()
  const member = await renderPage('/sellshop', { market, person: market.buyer })
  await waitFor(async () => expect((await titleField()).value).toBe('晴川女装旗舰店'))
  member.unmount()
})

it('each step tells what is wrong at its field and goes on once it is right; Back goes a step back', async () => {
  const page = await renderPage('/sellshop')
  await page.user.click(await screen.findByRole('button', { name: '下一步' }))
  expect(document.activeElement).toBe(screen.getByLabelText('平台'))
  expect(await findViolations()).toEqual([])
  page.unmount()
  keepDraft(sellDraftText(aSellForm({ consent: '' })))
  const again = await renderPage('/sellshop')
  await screen.findByText('接着上次的草稿填写。')
  await again.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByRole('heading', { name: '经营数据' })
  expect(again.address()).toBe('/sellshop?step=figures')
  await again.goBack()
  await screen.findByRole('heading', { name: '您要卖的是什么店？' })
})

it.each(['what', 'figures', 'money', 'transfer', 'contact'])('the step %s can be read by all', async (step) => {
  keepDraft(sellDraftText(aSellForm()))
  await renderPage(`/sellshop?step=${step}`)
  await screen.findByText('接着上次的草稿填写。')
  await waitFor(async () => expect(await findViolations()).toEqual([]))
})

it('a filled form is handed in once and shown in the list of its seller; both drafts are gone (SEL-3, SEL-19)', async () => {
  const market = openTestMarket()
  keepDraft(sellDraftText(aSellForm({ consent: '' })))
  const page = await renderPage('/sellshop?step=contact', { market, person: market.buyer })
  await screen.findByText('接着上次的草稿填写。')
  await page.user.click(screen.getByRole('checkbox'))
  await page.user.dblClick(screen.getByRole('button', { name: '提交审核' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/user_center\/shops\/sale-/))
  const mine = await market.buyer.device.selling.list(null, null)
  expect(mine.ok && mine.value.items.map(({ stage }) => stage)).toEqual(['under-review'])
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a wrong field of an earlier step is where the last one leads (SEL-4)', async () => {
  const market = openTestMarket()
  keepDraft(sellDraftText(aSellForm({ price: '' })))
  const page = await renderPage('/sellshop?step=contact', { market, person: market.buyer })
  await screen.findByText('接着上次的草稿填写。')
  await page.user.click(screen.getByRole('button', { name: '提交审核' }))
  await screen.findByRole('heading', { name: '价格、费用与债务' })
  await screen.findByText('请填写')
})

it('two devices with two drafts: nothing is overwritten before one was chosen (SEL-20)', async () => {
  const market = openTestMarket()
  const { buyer } = market
  await buyer.device.sellDrafts.save(0, sellDraftText(aSellForm({ title: '另一台手机上的标题' })))
  keepDraft(sellDraftText(aSellForm({ title: '这台手机上的标题' })), buyer.userId)
  const page = await renderPage('/sellshop', { market, person: buyer })
  await screen.findByText('另一台设备上也改过这份草稿')
  expect((await titleField()).value).toBe('这台手机上的标题')
  await page.user.click(screen.getByRole('button', { name: '用另一份' }))
  await waitFor(async () => expect((await titleField()).value).toBe('另一台手机上的标题'))
  expect(screen.queryByText('另一台设备上也改过这份草稿')).toBeNull()
})

it('a draft of another version is carried over with words, and one of which nothing fits is dropped with words (SEL-25)', async () => {
  keepDraft('{"version":0,"form":{"title":"旧版的标题","colour":"red"}}')
  const page = await renderPage('/sellshop')
  await screen.findByText(/来自旧版表单，能用的内容已经带过来/)
  expect((await titleField()).value).toBe('旧版的标题')
  page.unmount()
  keepDraft('{"version":0,"form":{"colour":"red"}}')
  await renderPage('/sellshop')
  await screen.findByText(/来自旧版表单，已经不能使用/)
})

it('a draft of another version from the server is carried over with words, and dropped with words (SEL-25)', async () => {
  for (const [content, words, title] of [
    ['{"version":0,"form":{"title":"旧版的标题","colour":"red"}}', /能用的内容已经带过来/, '旧版的标题'],
    ['{"version":0,"form":{"colour":"red"}}', /已经不能使用/, ''],
  ] as const) {
    const market = openTestMarket()
    await market.buyer.device.sellDrafts.save(0, content)
    const page = await renderPage('/sellshop', { market, person: market.buyer })
    await screen.findByText(words)
    expect((await titleField()).value).toBe(title)
    page.unmount()
    localStorage.clear()
  }
})

it('an address fills in what it names and nothing of a person', async () => {
  await renderPage('/sellshop?step=money&price=99000&contactMobile=13800000000')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('标价（元）').value).toBe('99000'))
  expect(localStorage.getItem(KEY) ?? '').not.toContain('13800000000')
})

const keepValuation = () =>
  sessionStorage.setItem(
    SELL_PREFILL_KEY,
    writeSellPrefill(
      sellPrefill(
        {
          platform: 3,
          kind: 'flagship',
          industry: 'womenswear',
          trademark: 'registered',
          taxpayer: 'general',
          hasLoans: false,
          violations: { general: 2, severe: 0, counterfeit: 0 },
          ratings: { described: 4.8, service: 4.7, delivery: 4.9 },
          monthlyTurnoverFen: 30_000_050,
        },
        18_800_000,
        7,
      ),
    ),
  )
const valueOf = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label)).value

it('a valuation fills in what it knows, once, and its person goes on from there (VAL-10)', async () => {
  const market = openTestMarket()
  keepValuation()
  const page = await renderPage('/sellshop?from=assessment', { market })
  await waitFor(async () => expect(await valueOf('平台')).toBe('3'))
  expect(await valueOf('店铺类型')).toBe('flagship')
  expect(await valueOf('主营行业')).toBe('womenswear')
  await waitFor(() => expect(sessionStorage.getItem(SELL_PREFILL_KEY)).toBeNull())
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"price\\":\\"188000'))
  fireEvent.change(screen.getByLabelText('平台'), { target: { value: '1' } })
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"platform\\":\\"1'))
  page.unmount()
  const again = await renderPage('/sellshop?from=assessment&step=money', { market })
  await waitFor(async () => expect(await valueOf('标价（元）')).toBe('188000'))
  again.unmount()
  await renderPage('/sellshop?from=assessment&step=figures', { market })
  await waitFor(async () => expect(await valueOf('月均营业额（元）')).toBe('300000.50'))
  const kept = localStorage.getItem(KEY) ?? ''
  for (const text of ['platform":"1"', 'general":"2"', 'described":"4.8"'])
    expect(kept.replaceAll('\\', '')).toContain(text)
})

it.each([
  ['用估价的内容', '3', '188000'],
  ['保留草稿', '1', '99000'],
])(
  'a draft that says something else stands until its person chose "%s" (SEL-20, VAL-10)',
  async (choice, platform, price) => {
    keepValuation()
    keepDraft(sellDraftText(aSellForm({ platform: '1', price: '99000', title: '草稿里的标题' })))
    const page = await renderPage('/sellshop?from=assessment')
    await screen.findByText('估价和您的草稿不一样')
    expect(await valueOf('平台')).toBe('1')
    expect(screen.getByRole('button', { name: '下一步' })).toHaveProperty('disabled', true)
    expect(await findViolations()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: choice }))
    await waitFor(async () => expect(await valueOf('平台')).toBe(platform))
    expect((await titleField()).value).toBe('草稿里的标题')
    expect(screen.queryByText('估价和您的草稿不一样')).toBeNull()
    expect(sessionStorage.getItem(SELL_PREFILL_KEY)).toBeNull()
    page.unmount()
    await renderPage('/sellshop?from=assessment&step=money')
    await waitFor(async () => expect(await valueOf('标价（元）')).toBe(price))
  },
)

it('starting again is asked about, and clears the draft on every device only then (SEL-19)', async () => {
  const market = openTestMarket()
  const { buyer } = market
  await buyer.device.sellDrafts.save(0, sellDraftText(aSellForm({ title: '写了很久的标题' })))
  const page = await renderPage('/sellshop', { market, person: buyer })
  await waitFor(async () => expect((await titleField()).value).toBe('写了很久的标题'))
  await page.user.click(screen.getByRole('button', { name: '全部重填' }))
  const dialog = await screen.findByRole('alertdialog', { name: '清空已填写的内容？' })
  expect(await findViolations()).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '不清空' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await titleField()).value).toBe('写了很久的标题')
  await page.user.click(screen.getByRole('button', { name: '全部重填' }))
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '全部重填', hidden: true }),
  )
  await waitFor(async () => expect((await titleField()).value).toBe(''))
  await waitFor(async () => expect(await buyer.device.sellDrafts.read()).toEqual({ ok: true, value: null }))
})

it('a photo that fails midway can be sent again, and those that arrived before it stay in their order (SEL-5)', async () => {
  const market = openTestMarket()
  let sent = 0
  const change = (ports: Ports): Ports => ({
    ...readingPictures(ports),
    uploads: {
      ...ports.uploads,
      picture: async (file, signal) => {
        sent += 1
        return sent === 2 ? { ok: false, failure: { kind: 'offline' } } : ports.uploads.picture(file, signal)
      },
    },
  })
  const page = await renderPage('/sellshop', { market, person: market.buyer, change })
  const choose = async (place: number) =>
    page.user.upload(await screen.findByLabelText<HTMLInputElement>(`照片 ${place} 拍照或从相册选择`), pictureFile())
  await choose(1)
  await screen.findByRole('img', { name: '照片 1已上传' })
  await choose(2)
  await screen.findByText(/图片没有传上去，还在您的设备里/)
  screen.getByRole('img', { name: '照片 1已上传' })
  expect(photosOf(localStorage.getItem(KEY))).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: '再传一次' }))
  await screen.findByRole('img', { name: '照片 2已上传' })
  await waitFor(() => expect(photosOf(localStorage.getItem(KEY))).toHaveLength(2))
  page.unmount()
})

it('what a reviewer would miss is known a moment later, and moves neither button: it is named below them', async () => {
  const market = openTestMarket()
  const page = await renderPage('/sellshop?step=contact', { market, person: market.buyer })
  const missing = await screen.findByText('卖家还没有通过实名认证')
  for (const name of [/提交审核/, /上一步/]) {
    const button = screen.getByRole('button', { name })
    expect(button.compareDocumentPosition(missing) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  }
  page.unmount()
})
