import { smsText } from '@diandu/core/inbox'
import { ok, type Clock } from '@diandu/core/kernel'
import { insertIfAbsent, insertRow, type Database } from '../../database/index.ts'
import type { CodeMessage, TextMessages } from '../sms.ts'

const PURPOSE: Readonly<Record<CodeMessage['purpose'], string>> = {
  'sign-contract': '签署合同前的实名认证',
  register: '注册账号',
  login: '登录或注册',
  'forgot-password': '找回登录密码',
  'bind-phone': '绑定手机号',
  'new-phone': '更换手机号（新号码）',
  'payment-password': '设置支付密码',
  'change-phone': '更换手机号（原号码）',
  'close-account': '注销账号，注销后不能恢复',
  'service-request': '提交服务申请',
}

/** Sends to a table instead of a phone. */
export function sandboxSms(db: Database, clock: Clock): TextMessages {
  return {
    kind: 'sandbox',
    async sendCode(message) {
      await insertRow(db, 'sandbox_messages', {
        mobile: message.mobile,
        purpose: message.purpose,
        body: textOf(message),
        sentAt: clock.now(),
      })
      return ok(null)
    },
    knowsRequestsForMs: Infinity,
    async sendNotice({ mobile, notice, requestId }) {
      await insertIfAbsent(db, 'sandbox_messages', {
        mobile,
        purpose: 'notice',
        body: `【店渡】${smsText(notice)}`,
        sentAt: clock.now(),
        requestId,
      })
      return { kind: 'taken' }
    },
  }
}

/**
 * Where demonstrations are shown. Never what a request calls the host: the caller would choose to whom a browser sends
 * the code.
 */
const HOST = 'localhost'

function textOf(message: CodeMessage): string {
  if (message.note === 'no-account')
    return '【店渡】有人请求用此号码找回密码，但此号码还没有店渡账号。如是您本人操作，请用短信验证码登录，账号会自动建好。'
  // By the last line a browser knows the code, and that it is for pages of this host.
  return `${sentenceOf(message)}\n@${HOST} #${message.code}`
}

function sentenceOf({ code, purpose, validMs, note }: CodeMessage): string {
  const minutes = Math.round(validMs / 60_000)
  if (note === 'has-account')
    return `【店渡】此号码已注册店渡账号，可直接登录。如仍需要，验证码 ${code}，${minutes} 分钟内有效。`
  return `【店渡】验证码 ${code}，用于${PURPOSE[purpose]}，${minutes} 分钟内有效。请勿告诉他人。`
}
