import type { Failure } from '../kernel/index.ts'
import { defineMessages } from './define-messages.ts'

/** Three failures with one message: after each of them a person loads the page again. */
type OfKeys = 'key-missing' | 'key-stale' | 'signature-rejected'

/**
 * A sentence for each kind of failure; spec §8's default words in our own. Of HTTP there are two: nothing there, and
 * trouble. Of a login two: none yet, and one that is over. Of a refusal that says nothing two: what was sent is at
 * fault, and what was said is in another language.
 */
type FailureMessages = Readonly<
  Record<
    Exclude<Failure['kind'], 'http' | OfKeys> | 'notFound' | 'server' | 'signature' | 'loginOver' | 'notValid',
    string
  >
>

export const failureMessages = defineMessages<FailureMessages>(
  {
    notFound: '没有找到这个页面',
    server: '服务器出了点问题',
    'login-required': '请先登录后再操作',
    loginOver: '登录已过期，请重新登录',
    'phone-not-bound': '账号还没有绑定手机号',
    'signer-mismatch': '签署信息不一致',
    'too-many-requests': '您刷新太频繁了，请休息一下',
    offline: '没有连上服务器，请检查网络后再试',
    timeout: '等了很久没有回应，请再试一次',
    signature: '请求没有通过校验，请刷新页面',
    notValid: '提交的内容没有通过校验，请检查后再试',
    refused: '这次没有办成，请检查后再试',
    unrecognised: '出了点意外，请稍后再试',
  },
  {
    notFound: 'This page could not be found',
    server: 'Something went wrong on our side',
    'login-required': 'Please log in to continue',
    loginOver: 'Your session has expired. Please log in again',
    'phone-not-bound': 'This account has no phone number yet',
    'signer-mismatch': 'The signing details don’t match',
    'too-many-requests': 'Too many requests. Please wait a moment',
    offline: 'We couldn’t reach the server. Check your connection and try again',
    timeout: 'This took too long. Please try again',
    signature: 'We couldn’t verify this request. Refresh the page',
    notValid: 'Something you entered isn’t valid. Check it and try again',
    refused: 'That didn’t work. Check it and try again',
    unrecognised: 'Something unexpected happened. Please try again later',
  },
)
