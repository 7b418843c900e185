import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { endSessionOf } from './steps/end-sessions.ts'
import { requestCode, logInOnPage, register } from './steps/enter.ts'
import { CHANNEL_MESSAGES, makeAppToken, simulateApp, type Received } from './steps/simulate-app.ts'
import { expectShared } from './steps/shared-data.ts'

const NEWCOMER = { username: '到处都来的人', mobile: '13712345631', password: 'ferry-2026!' } as const
const NEXT = '13712345632'
const REASON = '九月十日手机遗失，原号码已经停机。'
const NEW_CODE = '新手机收到的验证码'

/** The user agent's word in each of the four, and the app that is simulated around it. */
const SHELLS = [
  { shell: 'browser', userAgentWord: '', app: undefined },
  { shell: 'WeChat', userAgentWord: 'MicroMessenger/8.0.50', app: undefined },
  { shell: 'Android app', userAgentWord: CHANNEL_MESSAGES.android, app: 'android' },
  { shell: 'iOS app', userAgentWord: CHANNEL_MESSAGES.ios, app: 'ios' },
] as const

describe.each(SHELLS)('In the $shell', ({ shell, userAgentWord, app }) => {
  const story = openStory()
  let phone: Phone
  let received: () => Received = () => []
  const page = () => phone.page
  const seen: string[] = []

  beforeAll(async () => {
    const { phone: open, server } = story.journey()
    phone = await open({ userAgentWord })
    page().on('framenavigated', () => seen.push(new URL(page().url()).pathname))
    if (app !== undefined)
      ({ received } = await simulateApp(page(), app, () => makeAppToken(server.url, NEWCOMER.username)))
  })

  /** A user who is sent to the login: in an app its token signs them in, elsewhere they type. */
  const comeBack = async (name: string): Promise<void> => {
    if (app !== undefined) return
    await page().waitForURL('**/login')
    await logInOnPage(page(), name, NEWCOMER.password)
  }
  const field = (label: string) => page().getByLabel(label)

  it('a session lost on an inner page costs nothing: the user is back there with the form as it was (WSE-1)', async () => {
    await page().goto('/register_account')
    await register(page(), NEWCOMER)
    await page().goto('/user_center/changephone/chgph-form')
    await field('新手机号').fill(NEXT)
    await field('旧手机为什么用不了').fill(REASON)
    await endSessionOf(phone, story.journey().api)
    await field(NEW_CODE).fill('000000')
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().getByText('登录已过期，请重新登录').first().waitFor()
    const left = seen.length
    await comeBack(NEWCOMER.username)
    await expect.poll(() => seen.slice(left).at(-1)).toBe('/user_center/changephone/chgph-form')
    await expect.poll(() => field('旧手机为什么用不了').inputValue()).toBe(REASON)
    expect([await field('新手机号').inputValue(), await field(NEW_CODE).inputValue()]).toEqual([NEXT, ''])
  })

  it('a phone is changed with a review (WSE-1)', async () => {
    await requestCode(page(), NEXT, undefined, NEW_CODE)
    await page().getByRole('button', { name: '提交申请' }).tap()
    await page().waitForURL('**/user_center/changephone/detail')
    await page().getByText('轮到店渡了').waitFor()
    const ops = async (...args: readonly string[]): Promise<string> =>
      (await runOps(story.journey().installation, 'phones', ...args)).output
    const id = new RegExp(`^(\\S+)\\s+${NEWCOMER.username}`, 'm').exec(await ops('list'))?.[1] ?? ''
    expect(await ops('agree', id, '--by', '验收', '--why', '核对过身份证')).toContain('agreed')
    await page().reload()
    await comeBack(NEXT)
    await page().getByText('已换成 137****5632').waitFor()
  })

  it('the account opens, without a login to be seen where an app knows who it is (WSE-1)', async () => {
    await page().goto('/user_center')
    await page().getByText('137****5632').first().waitFor()
    if (app === undefined) return expect(received()).toEqual([])
    expect(received().filter(([name]) => name === 'login')).toEqual([])
    expect(received()).toContainEqual(['getToken', 'dianduAppToken'])
  })

  it('WeChat is told what is shared of each page, and no other shell is told anything (WSE-1)', async () => {
    for (const [path, title] of [
      ['/', undefined],
      ['/lists?token=secret', '全部店铺'],
      ['/user_center/about', '关于店渡'],
    ] as const) {
      await page().goto(path)
      await page().getByRole('heading', { level: 1 }).first().waitFor()
      if (shell === 'WeChat')
        await expectShared(page(), {
          ...(title === undefined ? {} : { title }),
          link: `${story.journey().server.url}${path.split('?')[0]}`,
        })
      else expect(await page().evaluate(() => 'sandboxWeChat' in window || 'wx' in window)).toBe(false)
    }
  })

  itWasWithoutFault('saw no fault there (WEB-6)', story)
})
