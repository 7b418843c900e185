import { readCode } from '../captcha/read-code.ts'
import { solveCaptcha } from '../captcha/solve-captcha.ts'
import type { ApiClient } from './api-client.ts'
import { DEMO_PAYMENT_PASSWORD } from './people.ts'

/** Sets a payment password as a person would: a puzzle, a code by text message, six digits. */
export async function givePaymentPassword(
  member: ApiClient,
  mobile: string,
  paymentPassword = DEMO_PAYMENT_PASSWORD,
): Promise<void> {
  const captcha = await solveCaptcha(member)
  await member.must('POST sendMsg', { mobile: '', purpose: 'payment-password', captcha })
  await member.must('POST user/set/pay_password', { paymentPassword, code: await readCode(member.url, mobile) })
}
