import { ok, type Clock } from '@diandu/core/kernel'
import type { CodePurpose } from '@diandu/core/session'
import type { Database } from '../database/index.ts'
import type { CodeMessage, Sms } from './sms.ts'

const PURPOSE: Readonly<Record<CodePurpose, string>> = {
  register: '注册账号',
  login: '登录',
  'forgot-password': '找回登录密码',
  'bind-phone': '绑定手机号',
  'new-phone': '更换手机号（新号码）',
  'payment-password': '设置支付密码',
  'change-phone': '更换手机号（原号码）',
  'close-account': '注销账号，注销后不能恢复',
}

/** Sends to a table instead of a phone. */
export function sandboxSms(db: Database, clock: Clock): Sms {
  return {
    kind: 'sandbox',
    async sendCode(message) {
      await db.change('INSERT INTO sandbox_messages (mobile, purpose, body, sent_at) VALUES ($1, $2, $3, $4)', [
        message.mobile,
        message.purpose,
        textOf(message),
        clock.now(),
      ])
      return ok(null)
    },
  }
}

function textOf({ code, purpose, validMs, note }: CodeMessage): string {
  if (note === 'no-account') return '【店渡】有人请求用此号码登录或找回密码，但此号码还没有注册店渡账号。如是您本人操作，请先注册。'
  if (note === 'has-account') return `【店渡】此号码已注册店渡账号，可直接登录。如仍需要，验证码 ${code}，${Math.round(validMs / 60_000)} 分钟内有效。`
  return `【店渡】验证码 ${code}，用于${PURPOSE[purpose]}，${Math.round(validMs / 60_000)} 分钟内有效。请勿告诉他人。`
}
