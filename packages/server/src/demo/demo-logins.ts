import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, DEMO_PEOPLE } from './demo-people.ts'

/** How to log in as one of the demo people, a line each. */
export function demoLogins(): readonly string[] {
  const people = DEMO_PEOPLE.flatMap(({ username, mobile, about }) =>
    about === undefined ? [] : [`  ${username}  ${mobile === '' ? '（无手机号）' : mobile}  ${about}`],
  )
  return [
    `演示账号（登录密码都是 ${DEMO_PASSWORD}，支付密码都是 ${DEMO_PAYMENT_PASSWORD}）：`,
    ...people,
    '审核由您扮演（充值、提现、资料、授权书、股权证明等）：npm run ops -- help',
  ]
}
