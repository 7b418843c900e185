import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, PEOPLE } from '../api/people.ts'
import { findRepeatedHeadings } from '../browser/find-repeated-headings.ts'
import { findSmallFields } from '../browser/find-small-fields.ts'
import { findSmallTargets, TARGET_PX } from '../browser/find-small-targets.ts'
import { findViolations } from '../browser/find-violations.ts'
import { countLayoutShift, layoutShiftOf } from '../browser/layout-shift.ts'
import type { Phone } from '../browser/phone.ts'
import { settled } from '../browser/settled.ts'
import { walkByKeyboard } from '../browser/walk-by-keyboard.ts'
import { openStory } from './steps/chapters.ts'
import { enterAs } from './steps/deal.ts'
import { everyRoute, type Route, type Visitor } from './steps/every-route.ts'
import { knownPages } from './steps/known-pages.ts'

/**
 * In English only the words are others: one light shows whether they fit, in the large type of the elder view, where
 * least fits, and the stops are the same.
 */
const WALKS = [
  { language: 'zh-CN', type: 'regular', lights: ['light', 'dark'], isByKeyboard: true },
  { language: 'en', type: 'large', lights: ['dark'], isByKeyboard: false },
] as const
/** Seven minutes on two quiet cores; three other journeys and a slower machine take several times that. */
const HANGS_AFTER_MS = 2_400_000
const NARROW_PX = 360
/** Of the screen. What is rendered on the server stays where it is first seen; of other pages the foot may grow. */
const MAX_SHIFT = 0.05

describe('Every screen', () => {
  const story = openStory()
  const phones = new Map<Visitor, Phone>()
  const walked: string[] = []
  const complaints: string[] = []
  const figures = { screens: 0, looks: 0, stops: 0 }
  let routes: readonly Route[] = []

  beforeAll(async () => {
    const { api, phone } = story.journey()
    const known = await knownPages(await logIn(api, PEOPLE.zhou), await logIn(api, PEOPLE.zhao))
    const stranger = await phone({ width: NARROW_PX })
    await countLayoutShift(stranger.context)
    phones.set('a stranger', stranger)
    for (const [who, name] of [
      ['a person', PEOPLE.zhou],
      ['a seller', PEOPLE.zhao],
    ] as const) {
      const own = await phone({ width: NARROW_PX })
      await enterAs(own, name)
      phones.set(who, own)
    }
    routes = await everyRoute(known)
  })

  it('are those of the table, and each may be seen by at least one kind of user (WEB-6)', () => {
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter(({ who }) => who.length === 0)).toEqual([])
  })

  it.each(WALKS)(
    'offends no rule of axe in $lights, does not move, is no wider than the phone, and can be used by keyboard alone ($language, $type type) (WEB-6, WEB-147)',
    { timeout: HANGS_AFTER_MS },
    async ({ language, type, lights, isByKeyboard }) => {
      const walk = async (who: Visitor, { page, context }: Phone): Promise<void> => {
        const { url } = story.journey().server
        await context.addCookies([
          { name: 'diandu_lang', value: language, url },
          { name: 'diandu_type', value: type, url },
        ])
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
          complaints.push(...(await findRepeatedHeadings(page)).map((repeated) => `${name}: ${repeated}`))
          complaints.push(...(await findSmallTargets(page, TARGET_PX[type])).map((small) => `${name}: ${small}`))
          complaints.push(...(await findSmallFields(page)).map((small) => `${name}: ${small}`))
          if (!isByKeyboard) continue
          const { stops, complaints: missed } = await walkByKeyboard(page)
          figures.stops += stops
          complaints.push(...missed.map((one) => `${name}: ${one}`))
        }
      }
      // All at once: while one phone waits for its page to come to rest, another is looked at.
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
