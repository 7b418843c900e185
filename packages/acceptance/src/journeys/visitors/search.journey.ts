import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'

describe('A visitor who searches as people type', () => {
  const story = openStory()
  let phone: Phone
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)
  const search = async (text: string) => {
    await page().goto('/search')
    await page().getByRole('searchbox').fill(text)
    await page().getByRole('searchbox').press('Enter')
    await page().getByTestId('shop-card').first().waitFor()
  }
  const chips = () => page().getByRole('group', { name: '搜索条件' }).getByRole('link')

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('takes a suggestion with its count (SEA-25)', async () => {
    await page().goto('/search')
    await page().getByRole('searchbox').fill('nvz')
    const suggestion = page().getByRole('link', { name: /^女装/ }).first()
    await suggestion.waitFor()
    await shoot('60-suggestions')
    await suggestion.click()
    await page().getByTestId('shop-card').first().waitFor()
    await expect.poll(() => chips().allTextContents()).toEqual(['类目 女装去掉：类目 女装'])
  })

  it('reads pinyin, a typing error and a price, and takes the price away (SEA-18, SEA-19, SEA-21, SEA-23)', async () => {
    await search('tianmao nv zhuang')
    await expect.poll(() => chips().count()).toBe(2)
    await search('抖因 20万以内')
    await page().getByText('“抖因”已按“抖音小店”查找').waitFor()
    await shoot('61-understood')
    await page().getByRole('link', { name: '去掉：价格 20万以内' }).click()
    await page().waitForURL((url) => decodeURIComponent(url.pathname) === '/search/抖因')
    await expect.poll(() => chips().count()).toBe(1)
  })

  it('is never left without shops, and keeps the search as a request (SEA-24, SEA-27)', async () => {
    await search('天猫女装100元以内')
    await page()
      .getByText(/^没有完全符合的，按“天猫 女装”为您找到/)
      .waitFor()
    await shoot('62-relaxed')
    await page().getByRole('link', { name: '存为求购' }).click()
    await page().waitForURL('**/want_buy?**')
    expect(await page().getByLabel('最高价（元）').inputValue()).toBe('100')
  })

  it('takes English that is pinyin too, five hundred letters and nothing but signs (SEA-20, SEA-24)', async () => {
    await search('men')
    await expect.poll(() => chips().allTextContents()).toEqual(['类目 男装去掉：类目 男装'])
    await search('&&& 女装')
    await expect.poll(() => chips().allTextContents()).toEqual(['类目 女装去掉：类目 女装'])
    await search('！？…—#@&%')
    await page().getByText('只有符号，搜不出什么，为您列出全部店铺').waitFor()
    await search('a'.repeat(500))
    await shoot('63-five-hundred-letters')
  })

  itWasWithoutFault('its screens are without fault (WEB-6)', story)
})
