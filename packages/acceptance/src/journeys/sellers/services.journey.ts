import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { runOps } from '../../server/run-ops.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { logInOnPage } from '../steps/enter.ts'

const NEED = '公司刚注册，想在天猫开一家男装旗舰店，商标已注册，下个月开业。'
const ANSWER = '可以申请旗舰店，还差开户证明，补齐后十个工作日左右。'

describe('From the onboarding check to the answer', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let number = ''
  const page = () => phone.page
  const main = () => page().getByRole('main')
  const ops = (...args: readonly string[]) => runOps(story.journey().installation, ...args)

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('a visitor finds the services, and checks who may enter which platform with what (ONB-2, ONB-4)', async () => {
    await page().goto('/instrument')
    await page()
      .getByRole('link', { name: /入驻与店铺服务/ })
      .click()
    await page().waitForURL('**/entry/residence')
    await page().getByLabel('想入驻的平台').selectOption({ label: '天猫' })
    await page().getByRole('button', { name: '公司', exact: true }).click()
    await page().getByRole('button', { name: '已注册（R 标）' }).click()
    await page().getByRole('heading', { name: '检查结果' }).waitFor()
    expect(await page().getByText('还差材料', { exact: true }).count()).toBe(3)
    await shoot(page(), '70-entry-check')
    for (const document of ['营业执照', '经营者或法定代表人身份证', '同名银行账户', '商标注册证或受理通知书'])
      await page().getByText(document, { exact: true }).first().click()
    await page().getByText('可以申请', { exact: true }).waitFor()
    await page()
      .getByText(/要求整理于 \d{4}-\d\d-\d\d，请到平台核对/)
      .waitFor()
    await page().reload()
    await page().getByText('可以申请', { exact: true }).waitFor()
  })

  it('chooses a package, and what was typed outlasts a reload and the way back (ONB-15)', async () => {
    await page()
      .getByRole('link', { name: /选标准代入驻/ })
      .click()
    await page().waitForURL('**apply=standard')
    await page().getByText('天猫 · 公司 · 已注册（R 标）').waitFor()
    await page().getByLabel('需求').fill(NEED)
    await page().reload()
    await expect.poll(() => page().getByLabel('需求').inputValue()).toBe(NEED)
    await page().goBack()
    await page().getByRole('heading', { name: '套餐与价格' }).waitFor()
    await page().getByRole('link', { name: '申请这项服务' }).click()
    await expect.poll(() => page().getByLabel('需求').inputValue()).toBe(NEED)
    await shoot(page(), '71-service-request')
  })

  it('logs in, sends the request once for all taps, and gets a number (ONB-6, ONB-9)', async () => {
    await page().goto('/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL('**/user_center')
    await page().goto('/entry/residence?platform=1&who=company&mark=registered&apply=standard')
    await page()
      .getByText(/我们会联系您账号的手机/)
      .waitFor()
    await page().getByLabel('怎么称呼您').fill('周先生')
    await page().getByLabel('需求').fill(NEED)
    await page().getByRole('button', { name: '提交申请' }).dblclick()
    await page().getByRole('heading', { name: '申请已提交' }).waitFor()
    number = (
      await page()
        .getByText(/^FW\d{8}/)
        .innerText()
    ).trim()
    await shoot(page(), '72-service-sent')
    const listed = (await ops('services', 'list')).output
    expect(listed.split(number)).toHaveLength(2)
  })

  it('reads the answer of the operator in the timeline (ONB-10)', async () => {
    await page().getByRole('link', { name: '看进度' }).click()
    await page().getByRole('heading', { name: number }).waitFor()
    await page().getByText('等待经办人处理').waitFor()
    expect((await ops('services', 'take', number, '--by', 'Li Na')).exitCode).toBe(0)
    const answer = ['services', 'answer', number, '--text', ANSWER, '--yuan', '2880', '--by', 'Li Na'] as const
    expect((await ops(...answer)).exitCode).toBe(0)
    await page().reload()
    await page().getByText(ANSWER).waitFor()
    expect(await main().innerText()).toContain('报价 ¥2,880.00')
    await page().getByText('等您决定').waitFor()
    await shoot(page(), '73-service-timeline')
  })

  it('finds it again in the user center, and withdraws it (ONB-12)', async () => {
    await page().goto('/user_center')
    await page().getByRole('link', { name: '我的服务申请' }).click()
    await page()
      .getByRole('list', { name: '我的服务申请' })
      .getByRole('link', { name: new RegExp(number) })
      .click()
    await page().getByRole('button', { name: '撤回申请' }).click()
    await page().getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
    await page().getByText('您已撤回').waitFor()
    expect((await ops('services', 'answer', number, '--text', '再看看', '--by', 'Li Na')).exitCode).toBe(1)
  })

  itWasWithoutFault('saw no fault on the way (WEB-6)', story)
})
