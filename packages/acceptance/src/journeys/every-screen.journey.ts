import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, place, type Order } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { findSmallTargets } from '../browser/find-small-targets.ts'
import { findViolations } from '../browser/find-violations.ts'
import { countLayoutShift, layoutShiftOf } from '../browser/layout-shift.ts'
import type { Phone } from '../browser/phone.ts'
import { walkByKeyboard } from '../browser/walk-by-keyboard.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { runProgram } from '../server/run-program.ts'
import { openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

/** In English only the words are others: one light shows whether they fit, and the stops are the same. */
const WALKS = [
  { language: 'zh-CN', lights: ['light', 'dark'], isByKeyboard: true },
  { language: 'en', lights: ['dark'], isByKeyboard: false },
] as const
const NARROW_PX = 360
/** Of the screen. What is rendered on the server stays where it is first seen; of other pages the foot may grow. */
const MAX_SHIFT = 0.05

interface Route {
  readonly path: string
  /** Who may see it in a browser. */
  readonly who: readonly ('a stranger' | 'a person')[]
}

/** The routes of the product, as its own command prints them: one that is new is walked without being named here. */
async function everyRoute(example: (pattern: string) => string): Promise<readonly Route[]> {
  const { exitCode, output } = await runProgram([inCheckout('tools', 'routes.mjs')])
  expect(exitCode, output).toBe(0)
  return [...output.matchAll(/^\| (\/\S*) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, pattern = '', stranger = '', person = '']) => ({
      path: example(pattern),
      who: [
        ...(stranger.trim() === 'enters' ? (['a stranger'] as const) : []),
        ...(person.trim() === 'enters' && isOtherForPerson(pattern, stranger) ? (['a person'] as const) : []),
      ],
    }),
  )
}

/** What all visitors see alike is walked once. */
const isOtherForPerson = (pattern: string, stranger: string): boolean =>
  stranger.trim() !== 'enters' || pattern.startsWith('/user_center') || pattern === '/shop/:id'

describe('Every screen', () => {
  const story = openStory()
  const phones = new Map<Route['who'][number], Phone>()
  const walked: string[] = []
  const complaints: string[] = []
  const figures = { screens: 0, looks: 0, stops: 0 }
  let routes: readonly Route[] = []

  beforeAll(async () => {
    const { api, phone } = story.journey()
    const buyer = await logIn(api, PEOPLE.zhou)
    const [shop] = await cheapShops(api, 1)
    if (shop === undefined) throw new Error('The market has shops')
    const order = (await place(buyer, shop, 'full')).data as Order
    const [stranger, person] = [await phone({ width: NARROW_PX }), await phone({ width: NARROW_PX })]
    await countLayoutShift(stranger.context)
    phones.set('a stranger', stranger).set('a person', person)
    await person.page.goto('/login')
    await logInOnPage(person.page, PEOPLE.zhou)
    await person.page.waitForURL('**/user_center')
    const known: Readonly<Record<string, string>> = {
      '/shop/:id': `/shop/${shop.id}`,
      '/taobao/details/:id': '/taobao/details/total-cost',
      '/user_center/request/:id': '/user_center/request/demo-request-1',
      '/user_center/offer_shop/:id': '/user_center/offer_shop/demo-request-8',
      '/shop/:id/order': `/shop/${shop.id}/order`,
      '/user_center/service_request/:id': '/user_center/service_request/demo-service-1',
      '/user_center/order_detail/:id': `/user_center/order_detail/${order.id}`,
    }
    routes = await everyRoute(
      (pattern) =>
        known[pattern] ??
        pattern
          .replace(/\/:market$/, '/tmall')
          .replaceAll(/\/:\w+\?/g, '')
          .replaceAll(/:\w+/g, '1'),
    )
  })

  it('are those of the table, and each may be seen by at least one kind of user (WEB-6)', () => {
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter(({ who }) => who.length === 0)).toEqual([])
  })

  it.each(WALKS)(
    'offends no rule of axe in $lights, does not move, is no wider than the phone, and can be used by keyboard alone ($language) (WEB-6)',
    { timeout: 900_000 },
    async ({ language, lights, isByKeyboard }) => {
      const walk = async (who: Route['who'][number], { page, context }: Phone): Promise<void> => {
        await context.addCookies([{ name: 'diandu_lang', value: language, url: story.journey().server.url }])
        // Searches of the walk before would be shown above the others, as soon as the page's code reads them.
        await page.goto('/contact')
        await page.evaluate(() => localStorage.removeItem('searchLocal'))
        for (const { path } of routes.filter((route) => route.who.includes(who))) {
          const name = `${path} for ${who} (${language})`
          walked.push(name)
          figures.screens += 1
          for (const colorScheme of lights) {
            // Opened again in each light: what is repainted only may still hold colours of the other.
            await page.emulateMedia({ colorScheme })
            await page.goto(path)
            await settled(page)
            // Before axe, which scrolls: what comes into view then may grow.
            if (who === 'a stranger') {
              const { share, moved } = await layoutShiftOf(page)
              if (share > MAX_SHIFT)
                complaints.push(`${name} in ${colorScheme} moves by ${share.toFixed(3)}: ${moved.join('; ')}`)
            }
            const violations = await findViolations(page, { colourOnly: colorScheme !== lights[0] })
            complaints.push(...violations.map((violation) => `${name} in ${colorScheme}: ${violation}`))
            figures.looks += 1
          }
          const beyondPx = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (beyondPx > 0) complaints.push(`${name} reaches ${beyondPx} px beyond the screen`)
          complaints.push(...(await findSmallTargets(page)).map((small) => `${name}: ${small}`))
          if (!isByKeyboard) continue
          const { stops, complaints: missed } = await walkByKeyboard(page)
          figures.stops += stops
          complaints.push(...missed.map((one) => `${name}: ${one}`))
        }
      }
      // Both at once: while one phone waits for its page to come to rest, the other is looked at.
      await Promise.all([...phones].map(([who, phone]) => walk(who, phone)))
      expect(complaints).toEqual([])
    },
  )

  it('tells no fault on the way (WEB-6)', () => {
    process.stdout.write(
      `${routes.length} routes, ${figures.screens} screens in two languages, ${figures.looks} looks in light and dark, ${figures.stops} stops by keyboard\n`,
    )
    expect(walked).toHaveLength(new Set(walked).size)
    // That page is there to say so.
    expect(
      story
        .journey()
        .complaints()
        .filter((one) => !one.includes('/502')),
    ).toEqual([])
  })
})

/** Nothing is on its way any more, and the page has its heading. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('h1') !== null)
}
