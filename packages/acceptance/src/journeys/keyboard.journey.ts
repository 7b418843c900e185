import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, PEOPLE } from '../api/people.ts'
import { cheapShops, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { hydrated } from '../browser/hydrated.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'

/** More stops than any screen has. */
const MAX_TABS = 120

describe('A user with a keyboard and nothing else', () => {
  const story = openStory()
  let phone: Phone
  let shop: Card
  const page = () => phone.page

  beforeAll(async () => {
    const { api, phone: open } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phone = await open()
  })

  it('logs in (WEB-6)', async () => {
    await page().goto(`/shop/${shop.id}`)
    await page().getByTestId('shop-head').waitFor()
    await hydrated(page())
    await tabTo(page(), '立即下单')
    await page().keyboard.press('Enter')
    await page().getByRole('dialog', { name: '登录 / 注册' }).waitFor()
    await tabTo(page(), '短信登录')
    await page().keyboard.press('ArrowRight')
    await page().getByLabel('用户名或手机号').waitFor()
    await tabTo(page(), '用户名或手机号')
    await page().keyboard.type(PEOPLE.zhou)
    await tabTo(page(), '密码')
    await page().keyboard.type(DEMO_PASSWORD)
    await page().keyboard.press('Enter')
    await page().waitForURL(`**/shop/${shop.id}/order`)
  })

  it('orders and pays (WEB-6)', async () => {
    await page().getByRole('radio').first().waitFor()
    await tabTo(page(), '全款付清')
    await page().keyboard.press('ArrowDown')
    expect(await page().getByRole('radio', { name: '先付 20% 定金' }).isChecked()).toBe(true)
    await tabTo(page(), '下一步：读协议')
    await page().keyboard.press('Enter')
    await page().getByRole('heading', { name: '购买协议' }).waitFor()
    await tabTo(page(), '我已逐条读完')
    await page().keyboard.press('Space')
    await tabTo(page(), '同意并继续')
    await page().keyboard.press('Enter')
    await page().getByRole('button', { name: '提交订单' }).waitFor()
    await tabTo(page(), '提交订单')
    await page().keyboard.press('Enter')
    await page().getByLabel('支付密码', { exact: true }).waitFor()
    await tabTo(page(), '支付密码')
    await page().keyboard.type(DEMO_PAYMENT_PASSWORD)
    await tabTo(page(), '支付 ¥')
    await page().keyboard.press('Enter')
    await page().waitForURL('**/paysuccess**')
  })

  itWasWithoutFault('saw no fault on the way by keyboard (WEB-6)', story)
})

/** Presses Tab until what this names has the focus, and the focus is to be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < MAX_TABS; stops += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: true }
      const labelled = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent ?? '') : []
      const names = [element.getAttribute('aria-label') ?? '', ...labelled, ...labels, element.textContent ?? '']
      const isShown = (shown: Element | null): boolean =>
        shown !== null &&
        ['outlineStyle', 'boxShadow'].some(
          (name) => !['none', ''].includes(getComputedStyle(shown)[name as 'outlineStyle']),
        )
      return {
        name: names.find((announced) => announced.trim() !== '')?.trim() ?? '',
        isSeen: [element, element.nextElementSibling, element.parentElement, element.closest('label')].some(isShown),
      }
    })
    if (focused.name.startsWith(name)) {
      expect(focused.isSeen, `the focus on “${name}” is to be seen`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to “${name}” on ${page.url()}`)
}
