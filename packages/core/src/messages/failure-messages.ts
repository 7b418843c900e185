import type { Failure, Name } from '../kernel/index.ts'
import { defineMessages } from './define-messages.ts'

/** Three failures with one message: after each of them a person loads the page again. */
type OfKeys = 'key-missing' | 'key-stale' | 'signature-rejected'

/**
 * A sentence for each kind of failure; spec §8's default words in our own. Of HTTP there are two: nothing there, and
 * trouble. Of a login two: none yet, and one that is over. Of a refusal that says nothing two: what was sent is at
 * fault, and what was said is in another language.
 */
type FailureMessages = Record<
  Exclude<Failure['kind'], 'http' | OfKeys> | 'notFound' | 'server' | 'signature' | 'loginOver' | 'notValid',
  Name
>

export const failureMessages = defineMessages({
  notFound: { zh: '没有找到这个页面', en: 'This page could not be found' },
  server: { zh: '服务器出了点问题', en: 'Something went wrong on our side' },
  'login-required': { zh: '请先登录后再操作', en: 'Please log in to continue' },
  loginOver: { zh: '登录已过期，请重新登录', en: 'Your session has expired. Please log in again' },
  'phone-not-bound': { zh: '账号还没有绑定手机号', en: 'This account has no phone number yet' },
  'signer-mismatch': { zh: '签署信息不一致', en: 'The signing details don’t match' },
  'too-many-requests': { zh: '您刷新太频繁了，请休息一下', en: 'Too many requests. Please wait a moment' },
  offline: {
    zh: '没有连上服务器，请检查网络后再试',
    en: 'We couldn’t reach the server. Check your connection and try again',
  },
  timeout: { zh: '等了很久没有回应，请再试一次', en: 'This took too long. Please try again' },
  signature: { zh: '请求没有通过校验，请刷新页面', en: 'We couldn’t verify this request. Refresh the page' },
  notValid: {
    zh: '提交的内容没有通过校验，请检查后再试',
    en: 'Something you entered isn’t valid. Check it and try again',
  },
  refused: { zh: '这次没有办成，请检查后再试', en: 'That didn’t work. Check it and try again' },
  unrecognised: { zh: '出了点意外，请稍后再试', en: 'Something unexpected happened. Please try again later' },
} satisfies FailureMessages)
