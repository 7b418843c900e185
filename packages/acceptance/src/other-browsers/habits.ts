import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../api/market.ts'
import { PEOPLE } from '../api/people.ts'
import { logInOnPage } from '../journeys/steps/enter.ts'
import type { OtherBrowser } from './find-browsers.ts'
import { hydrated } from '../browser/hydrated.ts'
import { openVisit } from './open-visit.ts'
import type { TabScreen } from './screen-of.ts'
import { translateForever } from './translate.ts'

const SCRIPT = /\.js$/
const topOf = (screen: TabScreen) => screen.evaluate(() => scrollY)
const entriesOf = (screen: TabScreen) => screen.evaluate(() => history.length)
const HALF = 1480
/** More documents than a browser keeps in its memory for a step back. */
const BEYOND_MEMORY = 12
const MAX_PAUSE_MS = 15_000

/** Behaviour that differs from engine to engine. */
export const tellHabits = (engine: OtherBrowser) =>
  describe.skipIf(engine.open === undefined)(`${engine.name}`, () => {
    const visit = openVisit(engine)
    let screen: TabScreen
    let shop: Card
    const cards = () => screen.getByRole('main').getByTestId('shop-card')

    beforeAll(async () => {
      ;[shop] = (await cheapShops(visit.market().api, 1)) as [Card]
      screen = await visit.enter()
    })

    it('the first press of a visit copies', async () => {
      await screen.goto('/instrument/hotWord')
      await hydrated(screen)
      // It is shown for a moment only.
      await screen.evaluate(() => {
        const announced: string[] = []
        Object.assign(window, { announced })
        new MutationObserver(() => {
          for (const status of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
            announced.push(status.textContent ?? '')
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      await screen.getByRole('button', { name: '复制' }).first().tap()
      await expect
        .poll(() => screen.evaluate(() => (window as unknown as { announced: readonly string[] }).announced.join()))
        .toContain('复制成功')
    })

    it.each([
      ['one of ours', 1, () => '/about', true],
      ['another site’s', 1, () => visit.elsewhere().url, false],
      ['the last of many', BEYOND_MEMORY, () => visit.elsewhere().url, false],
    ])('a step back from %s leads to the place that was left (WEB-140)', async (_from, documents, address, isKept) => {
      // The list gets an entry of its own, and nothing lies ahead of it.
      await screen.goto('/contact')
      await screen.goto('/lists')
      await cards().nth(8).waitFor()
      await expect
        .poll(async () => {
          await screen.evaluate((top) => scrollTo(0, top), HALF)
          return topOf(screen)
        })
        .toBe(HALF)
      // A scroll event fires with the next frame; a page that still loads is kept by no browser.
      for (let pauseMs = 200; ; pauseMs *= 3) {
        await screen.evaluate((ms) => new Promise((settle) => setTimeout(settle, ms)), pauseMs)
        // A value of the script lives on only where the browser keeps the document in its memory.
        await screen.evaluate(() => void Object.assign(window, { isSameDocument: true }))
        const entries = await entriesOf(screen)
        for (let nth = 0; nth < documents; nth += 1) await screen.goto(`${address()}?${nth}`)
        // On a busy machine Firefox gives one entry to two of many documents.
        const steps = documents === 1 ? 1 : (await entriesOf(screen)) - entries
        expect(steps).toBeGreaterThan(documents / 2)
        await screen.tab.back(steps)
        await screen.waitForURL('**/lists')
        await cards().nth(8).waitFor()
        await expect.poll(() => topOf(screen)).toBe(HALF)
        // It stays there.
        await screen.evaluate(() => new Promise((settle) => setTimeout(settle, 500)))
        expect(await topOf(screen)).toBe(HALF)
        if (!isKept || (await screen.evaluate(() => 'isSameDocument' in window))) return
        expect(pauseMs, 'the browser has kept the document in its memory').toBeLessThan(MAX_PAUSE_MS)
      }
    })

    it('a finger that comes down before the page knows its user still presses', async () => {
      await screen.goto('/login')
      await logInOnPage(screen, PEOPLE.zhou)
      await screen.waitForURL('**/user_center')
      await screen.goto('/contact')
      let letCodeCome = () => {}
      const mayCome = new Promise<void>((settle) => (letCodeCome = settle))
      let hasAsked = () => {}
      const asked = new Promise<void>((settle) => (hasAsked = settle))
      visit.proxy().setWatch(async (path): Promise<'pass' | 'refuse'> => {
        // One alone: a browser asks for few things at once, and the rest of the page is to come.
        if (path.includes('entry-client')) await mayCome
        if (path.includes('goods/cutPrice/agreed')) hasAsked()
        return 'pass'
      })
      await screen.goto(`/shop/${shop.id}`)
      const order = screen.getByRole('link', { name: '立即下单' })
      await order.waitFor()
      const [x, y] = await screen.evaluate(() => {
        const words = document.querySelector('a[href$="/order"] span span') as Element
        const { left, top, width, height } = words.getBoundingClientRect()
        return [Math.round(left + width / 2), Math.round(top + height / 2)] as const
      })
      const lift = await screen.tab.hold(x, y)
      letCodeCome()
      await asked
      await screen.evaluate(() => new Promise((settle) => setTimeout(settle, 500)))
      await lift()
      await screen.waitForURL(`**/shop/${shop.id}/order`)
      visit.proxy().setWatch(undefined)
    })

    it('a page that is translated while it is used goes on', async () => {
      await screen.goto('/lists')
      await cards().nth(2).waitFor()
      await hydrated(screen)
      await screen.evaluate(translateForever)
      await screen.getByRole('button', { name: '价格从低到高' }).tap()
      await screen.waitForURL(/sort=price-up/)
      await cards().first().tap()
      await screen.getByTestId('shop-head').waitFor()
      await screen.goBack()
      await screen.waitForURL(/sort=price-up/)
      await screen.getByRole('link', { name: /^我的/ }).first().tap()
      await screen.waitForURL('**/user_center')
      await screen.getByText(PEOPLE.zhou).first().waitFor()
      expect(await screen.getByText('状态码 500').count()).toBe(0)
    })

    it('nothing on the way was reported as an error', () => {
      expect(visit.complaints()).toEqual([])
    })

    it('code that does not come takes no visitor back who is leaving', async () => {
      await screen.goto('/login')
      const away = screen.getByRole('link', { name: '关于店渡' }).first()
      await away.waitFor()
      await hydrated(screen)
      visit.proxy().setWatch((path) => (SCRIPT.test(path) ? 'refuse' : 'pass'))
      const { url, letCome } = visit.elsewhere()
      letCome(new Promise((settle) => setTimeout(settle, 700)))
      // The page's own step fails while the person is on the way to another document.
      await screen.evaluate((address) => {
        const outside = document.body.appendChild(document.createElement('a'))
        outside.href = address
        document.querySelector<HTMLElement>('a[href^="/about"]')?.click()
        outside.click()
      }, url)
      await screen.getByRole('heading', { name: 'Elsewhere' }).waitFor()
      letCome(Promise.resolve())
      visit.proxy().setWatch(undefined)
    })
  })
