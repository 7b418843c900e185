import type { Screen } from '../../other-browsers/screen.ts'

/** From one step of the sell form to the next. */
export async function nextStep(page: Screen, heading: string): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
}

/** The steps of the sell form; each leaves the form at its end. */
export const fillListing = {
  async what(page: Screen, title: string): Promise<void> {
    await page.getByLabel('平台', { exact: true }).selectOption('1')
    await page.getByLabel('店铺类型', { exact: true }).selectOption('flagship')
    await page.getByLabel('主营行业', { exact: true }).selectOption('home')
    await page.getByRole('textbox', { name: '标题' }).fill(title)
    await page.getByLabel('所在地区', { exact: true }).selectOption('33')
    await page.getByRole('textbox', { name: '店铺介绍' }).fill('经营七年，老客稳定，证照齐全，可配合过户。')
  },
  async figures(page: Screen): Promise<void> {
    await page.getByRole('textbox', { name: '开店日期' }).fill('2018-05-18')
    await page.getByRole('textbox', { name: '店铺等级' }).fill('体验分 92')
    for (const label of ['描述相符', '服务态度', '物流服务'])
      await page.getByRole('textbox', { name: label }).fill('4.9')
    await page.getByRole('textbox', { name: '月均营业额' }).fill('260000')
  },
  async price(page: Screen): Promise<void> {
    await page.getByRole('img', { name: /同类店铺：较低/ }).waitFor()
    await page.getByRole('textbox', { name: '标价（元）' }).fill('236000')
    await page.getByRole('radio', { name: '无', exact: true }).check({ force: true })
  },
  async transfer(page: Screen): Promise<void> {
    await page.getByRole('radio', { name: '公司整体转让，法人变更' }).check({ force: true })
    await page.getByRole('radio', { name: '无商标' }).check({ force: true })
    await page.getByRole('radio', { name: '一般纳税人' }).check({ force: true })
    await page.getByRole('radio', { name: '不含库存', exact: true }).check({ force: true })
    await page.getByRole('radio', { name: '教', exact: true }).check({ force: true })
  },
  async contact(page: Screen): Promise<void> {
    await page.getByRole('textbox', { name: '联系人' }).fill('老何')
    await page.getByRole('textbox', { name: '联系手机' }).fill('19900000003')
    await page.getByRole('checkbox').check({ force: true })
  },
} as const
