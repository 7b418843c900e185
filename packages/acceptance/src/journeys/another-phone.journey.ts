import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { endSessionOf } from './steps/end-sessions.ts'
import { requestCode, logInOnPage, register } from './steps/enter.ts'

const NEWCOMER = { username: '换号的人', mobile: '13712345601', password: 'ferry-2026!' } as const
const FIRST_TRY = '13712345602'
const SECOND_TRY = '13712345603'
const REASON = '九月十日手机遗失，原号码已经停机。'
const REFUSAL = '请写明停机日期'
const NEW_CODE = '新手机收到的验证码'

describe('A user who has lost their phone', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  const page = () => phone.page
  const ops = async (...args: readonly string[]): Promise<string> => {
    const run = await runOps(story.journey().installation, 'phones', ...args)
    expect(run.exitCode, run.output).toBe(0)
    return run.output
  }
  const openChange = async (): Promise<string> => /^(\S+)\s+换号的人/m.exec(await ops('list'))?.[1] ?? ''

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('registers, loses the session on an inner page, logs in, and is back there with the form as it was (SAF-1)', async () => {
    await page().goto('/register_account')
    await register(page(), NEWCOMER)
    await page().goto('/user_center/setting')
    await page().getByText('账号与安全').waitFor()
    await page().getByText('1 台').waitFor()
    await shoot(page(), '50-settings-member')
    await page()
      .getByRole('link', { name: /^手机号/ })
      .tap()
    await page().getByRole('heading', { name: '先确认现在的手机在您手里' }).waitFor()
    await shoot(page(), '51-change-phone')
    await page()
      .getByRole('link', { name: /旧手机用不了了/ })
      .tap()
    await page().getByLabel('新手机号').fill(FIRST_TRY)
    await page().getByLabel('旧手机为什么用不了').fill(REASON)
    await shoot(page(), '52-phone-review')

    await endSessionOf(phone, story.journey().api)
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().getByText('请填写 6 位验证码').waitFor()
    await page().getByLabel(NEW_CODE).fill('000000')
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().getByText('登录已过期，请重新登录').first().waitFor()
    await page().waitForURL('**/login')
    await logInOnPage(page(), NEWCOMER.username, NEWCOMER.password)
    await page().waitForURL('**/user_center/changephone/chgph-form')
    await expect.poll(() => page().getByLabel('新手机号').inputValue()).toBe(FIRST_TRY)
    expect(await page().getByLabel('旧手机为什么用不了').inputValue()).toBe(REASON)
    expect(await page().getByLabel(NEW_CODE).inputValue()).toBe('')
    await page().reload()
    await expect.poll(() => page().getByLabel('旧手机为什么用不了').inputValue()).toBe(REASON)
  })

  it('asks for a change, is refused with a reason, and asks again (ACC-18, ACC-39)', async () => {
    await requestCode(page(), FIRST_TRY, undefined, NEW_CODE)
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().waitForURL('**/user_center/changephone/detail')
    await page().getByText('轮到店渡了').waitFor()
    await shoot(page(), '53-phone-record')
    await page().goto('/user_center/changephone/chgph-form')
    await page().getByRole('link', { name: '查看进度' }).waitFor()

    await ops('refuse', await openChange(), '--by', '验收', '--why', REFUSAL)
    await page().getByRole('link', { name: '查看进度' }).tap()
    await page().getByText(`原因：${REFUSAL}`).waitFor()
    await shoot(page(), '54-phone-refused')
    await page().getByRole('link', { name: '按上面的原因补充后再申请' }).tap()
    await page().getByLabel('新手机号').fill(SECOND_TRY)
    await page().getByLabel('旧手机为什么用不了').fill(`${REASON}停机日期是九月十一日。`)
    await requestCode(page(), SECOND_TRY, undefined, NEW_CODE)
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().waitForURL('**/user_center/changephone/detail')
    await page().getByText('轮到店渡了').waitFor()
    await page().getByText('之前的申请').waitFor()
  })

  it('logs in with the new phone once a reviewer has agreed (ACC-39)', async () => {
    await ops('agree', await openChange(), '--by', '验收', '--why', '核对过身份证')
    await page().reload()
    await page().waitForURL('**/login')
    await page().getByLabel('用户名或手机号').waitFor()
    await shoot(page(), '55-login')
    await logInOnPage(page(), SECOND_TRY, NEWCOMER.password)
    await page().waitForURL('**/user_center/changephone/detail')
    await page().getByText('已换成 137****5603').waitFor()
    await shoot(page(), '56-phone-changed')
    await page().goto('/user_center')
    await page().getByText('137****5603').waitFor()
  })

  itWasWithoutFault('saw no fault on the way to another phone (WEB-6)', story)
})
