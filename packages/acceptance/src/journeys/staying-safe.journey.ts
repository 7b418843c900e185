import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, logIn, PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { requestCode, logInOnPage } from './steps/enter.ts'

const LIN_MOBILE = '19900000002'
const HE_MOBILE = '19900000003'
const HE_NEXT = '13712345611'
const FRESH = 'ferry-again-27!'

describe('A user who guards their account', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  const page = () => phone.page

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('has forgotten the password, and logs in with a new one (ACC-37)', async () => {
    const elsewhere = await logIn(story.journey().api, PEOPLE.lin)
    await page().goto('/login')
    await page().getByRole('link', { name: '忘记密码？' }).tap()
    await page().waitForURL('**/forget_password')
    await page().getByRole('button', { name: '重设密码' }).tap()
    await page().getByText('请填写 11 位手机号').waitFor()
    await shoot(page(), '60-forgotten-faults')
    await page().getByLabel('绑定的手机号').fill(LIN_MOBILE)
    await requestCode(page(), LIN_MOBILE)
    await page().getByLabel('新密码', { exact: true }).fill(FRESH)
    await shoot(page(), '61-forgotten')
    await page().getByRole('button', { name: '重设密码' }).tap()
    await page().waitForURL('**/login')
    await expect.poll(() => page().getByLabel('用户名或手机号').inputValue()).toBe(LIN_MOBILE)
    expect((await elsewhere.call('POST user-info')).code).not.toBe('000000')
    await logInOnPage(page(), LIN_MOBILE, FRESH)
    await page().waitForURL('**/user_center')
  })

  it('changes the password, and another device is logged out (ACC-36)', async () => {
    const elsewhere = await logIn(story.journey().api, PEOPLE.lin, FRESH)
    await page().goto('/user_center/change_password')
    await page().getByLabel('现在的密码').fill('not-the-one-9')
    await page().getByLabel('新密码', { exact: true }).fill(DEMO_PASSWORD)
    await page().getByRole('button', { name: '修改密码' }).tap()
    await page()
      .getByText(/原密码不/)
      .waitFor()
    await shoot(page(), '62-change-password')
    await page().getByLabel('现在的密码').fill(FRESH)
    await page().getByRole('button', { name: '修改密码' }).tap()
    await page().waitForURL('**/user_center/setting')
    await page().getByText('1 台').waitFor()
    expect((await elsewhere.call('POST user-info')).code).not.toBe('000000')
  })

  it('reads in large type what keeps the account from being closed (ACC-24)', async () => {
    await page().getByRole('radio', { name: '大字' }).check({ force: true })
    await shoot(page(), '63-settings-large')
    await page().reload()
    expect(
      await page().evaluate(() => [
        document.documentElement.dataset['type'],
        getComputedStyle(document.documentElement).fontSize,
      ]),
    ).toEqual(['large', '20px'])
    await page().getByRole('link', { name: '注销账号' }).tap()
    await page().getByText('钱包里还有钱').waitFor()
    await shoot(page(), '64-close-obstacles-large')
    for (const [path, name] of [
      ['/', '75-home-large'],
      ['/lists', '76-lists-large'],
      ['/user_center', '77-me-large'],
      ['/user_center/order', '78-orders-large'],
    ] as const) {
      await page().goto(path)
      await page().getByRole('main').getByRole('link').first().waitFor()
      await shoot(page(), name)
    }
    await page().goto('/user_center/setting')
    await page().getByRole('radio', { name: '标准' }).check({ force: true })
  })

  it('sees another device in the list, and logs it out by the password (SES-46, SES-47)', async () => {
    const elsewhere = await logIn(story.journey().api, PEOPLE.lin)
    await page().reload()
    await expect.poll(() => page().getByRole('listitem').count()).toBe(2)
    await page().getByText('本机').waitFor()
    await page().getByRole('listitem').getByRole('button').tap()
    await page().getByRole('dialog').waitFor()
    await page().getByLabel('登录密码', { exact: true }).fill(DEMO_PASSWORD)
    await shoot(page(), '79-end-session')
    await page().getByRole('button', { name: '确认退出' }).tap()
    await expect.poll(() => page().getByRole('listitem').count()).toBe(1)
    expect((await elsewhere.call('POST user-info')).code).not.toBe('000000')
  })

  it('logs out everywhere, and leaves on the phone only how the market looks (SES-42, SES-51)', async () => {
    const elsewhere = await logIn(story.journey().api, PEOPLE.lin)
    const stored = () => page().evaluate(() => Object.keys(localStorage).toSorted())
    await page().goto(`/search/${encodeURIComponent('女装')}`)
    await expect.poll(stored).toEqual(['searchLocal', 'yd_userInfo'])
    await page().goto('/user_center/setting')
    await page()
      .getByRole('button', { name: /退出全部设备/ })
      .tap()
    await page().getByRole('alertdialog').waitFor()
    await shoot(page(), '65-everywhere')
    await page().getByRole('button', { name: '全部退出' }).tap()
    await page().waitForURL(/\/$/)
    expect((await elsewhere.call('POST user-info')).code).not.toBe('000000')
    await expect.poll(stored).toEqual([])
    expect((await phone.context.cookies()).map(({ name }) => name)).toContain('diandu_type')
  })

  it('moves to another mobile, which is on record at once (ACC-29)', async () => {
    await page().goto('/user_center/change_phone')
    await page().waitForURL('**/login')
    await logInOnPage(page(), PEOPLE.he)
    await page().waitForURL('**/user_center/change_phone')
    await requestCode(page(), HE_MOBILE)
    await page().getByLabel('新手机号').fill(HE_NEXT)
    await shoot(page(), '66-new-mobile')
    await requestCode(page(), HE_NEXT, undefined, '新手机收到的验证码')
    await page().getByRole('button', { name: '更换手机号' }).tap()
    await page().waitForURL('**/user_center/setting')
    await page().getByText('137****5611').waitFor()
  })

  it('reads all of it in English (WEB-6)', async () => {
    await page().getByRole('radio', { name: 'English' }).check({ force: true })
    await page().getByRole('heading', { name: 'Settings' }).waitFor()
    await page().getByText('Account and security').waitFor()
    await shoot(page(), '67-settings', 'en')
    for (const [path, heading, name] of [
      ['/user_center/change_password', 'Change password', '68-change-password'],
      ['/user_center/change_phone', 'Change phone number', '69-change-phone'],
      ['/user_center/changephone/chgph-form', 'Request number change', '70-phone-review'],
      ['/user_center/changephone/detail', 'Number change', '71-phone-record'],
      ['/user_center/close_account', 'Close account', '72-close'],
      ['/forget_password', 'Reset password', '73-forgotten'],
      ['/bind_phone', 'Add phone number', '74-bind'],
    ] as const) {
      await page().goto(path)
      await page().getByRole('heading', { level: 1, name: heading }).waitFor()
      await page()
        .getByRole('main')
        .getByRole('button')
        .or(page().getByRole('main').getByRole('link'))
        .first()
        .waitFor()
      await shoot(page(), name, 'en')
    }
  })

  itWasWithoutFault('saw no fault on the way of guarding an account (WEB-6)', story)
})
