// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openTestMarket } from '../../app/testing/open-test-market.ts'
import { renderPage } from '../../app/testing/render-page.tsx'

it.each([
  ['en', { titleEn: 'Open over New Year', textEn: 'Support is online.' }, 'Open over New Year'],
  ['en', { titleEn: null, textEn: null }, '春节照常交割'],
  ['zh-CN', { titleEn: 'Open over New Year', textEn: 'Support is online.' }, '春节照常交割'],
] as const)(
  'an announcement is read in %s with the words that there are: %j (MSG-22)',
  async (locale, inEnglish, shown) => {
    const market = openTestMarket()
    const figures = { title: '春节照常交割', text: '客服在线。', ...inEnglish }
    const { userId } = market.buyer
    market.tell({ userId, event: 'platform.announced', key: 'one', subject: null, figures, at: market.clock.now() })
    await renderPage('/message', { market, person: market.buyer, locale })
    expect(within(await screen.findByTestId('message')).getByText(shown)).toBeTruthy()
  },
)
