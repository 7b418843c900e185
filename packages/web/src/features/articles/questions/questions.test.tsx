// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import type { ArticleId } from '@diandu/core/articles'
import { NO_FILTER } from '@diandu/core/catalog'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { LoginHost } from '../../../app/entrance/login/login-host.tsx'
import { logInOver } from '../../../app/testing/login-steps.ts'

const ABOUT = { type: 'article', id: 'deposit' as ArticleId } as const
const PATH = '/taobao/details/deposit'

function openMarket() {
  const market = openTestMarket()
  market.publishArticle({
    id: ABOUT.id,
    subject: 'costs',
    title: '保证金怎么退',
    summary: '一句话',
    text: '先问清楚。',
    shops: NO_FILTER,
  })
  return market
}

const answersOf = async (market: ReturnType<typeof openMarket>, ...contents: readonly string[]) => {
  for (const content of contents) {
    const { id } = valueOf(await market.seller.device.articles.submitQuestion(ABOUT, content))
    market.answerQuestion(id, { answer: `答：${content}` })
  }
}

it('shows a visitor what was answered, without the name of its author (ART-9, ART-12)', async () => {
  const market = openMarket()
  await answersOf(market, '年费怎么分摊？')
  await renderPage(PATH, { market })
  const list = await screen.findByRole('list', { name: '问题列表' })
  await within(list).findByText('年费怎么分摊？')
  expect(within(list).getByText('答：年费怎么分摊？')).toBeTruthy()
  expect(list.textContent).not.toContain('seller_zhou')
  expect(await findViolations()).toEqual([])
})

it('a visitor logs in over the article, and the form opens (SES-54)', async () => {
  const page = await renderPage(PATH, { market: openMarket(), beside: <LoginHost /> })
  await page.user.click(await screen.findByRole('button', { name: '登录后提问' }))
  await logInOver(page)
  await screen.findByLabelText('您的问题')
  expect(page.address()).toBe(PATH)
})

it('the place for a question comes with the list, which would push it away (ART-9)', async () => {
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const market = openMarket()
  await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('articles', (ports) => ({
      questions: async (...asked) => {
        await isAnswered
        return ports.articles.questions(...asked)
      },
    })),
  })
  await screen.findByRole('heading', { name: '问与答' })
  expect(screen.queryByRole('button', { name: '提一个问题' })).toBeNull()
  answer()
  await screen.findByRole('button', { name: '提一个问题' })
})

it('a question that was put is shown to its author as waiting (ART-9)', async () => {
  const market = openMarket()
  const page = await renderPage(PATH, { market, person: market.buyer })
  await screen.findByText('还没有人提问，您可以问第一个')
  await page.user.click(screen.getByRole('button', { name: '提一个问题' }))
  fireEvent.input(screen.getByLabelText('您的问题'), { target: { value: '保证金什么时候能退？' } })
  await page.user.click(screen.getByRole('button', { name: '提交问题' }))
  const list = await screen.findByRole('list', { name: '问题列表' })
  await within(list).findByText('保证金什么时候能退？')
  expect(within(list).getByText('等待店渡回答，答复前只有您能看到')).toBeTruthy()
  expect(within(list).getByText('我问的')).toBeTruthy()
  expect(screen.queryByLabelText('您的问题')).toBeNull()
})

it.each([
  ['能退吗', '请写 5 个字以上'],
  ['请打 13800138000 告诉我', '请去掉手机号、QQ、微信等联系方式'],
])('a question such as %j is told what is wrong, and is not sent (ART-10)', async (text, fault) => {
  const market = openMarket()
  const page = await renderPage(PATH, { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: '提一个问题' }))
  fireEvent.input(screen.getByLabelText('您的问题'), { target: { value: text } })
  await page.user.click(screen.getByRole('button', { name: '提交问题' }))
  await screen.findByText(fault)
  expect(valueOf(await market.buyer.device.articles.questions(ABOUT, null)).items).toEqual([])
})

it('why a question is not answered is told to its author (ART-9)', async () => {
  const market = openMarket()
  const { id } = valueOf(await market.buyer.device.articles.submitQuestion(ABOUT, '隔壁那家店怎么样？'))
  market.answerQuestion(id, { refusedFor: '与这篇文章无关' })
  await renderPage(PATH, { market, person: market.buyer })
  await screen.findByText('没有公开：与这篇文章无关')
})
