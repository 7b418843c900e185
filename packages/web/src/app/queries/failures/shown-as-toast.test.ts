import { refused, type Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { expect, it } from 'vitest'
import { formErrors } from '../../forms/form-errors.ts'
import { isShownAsToast, passingMessages } from '../../layout/failures/failure-handler.ts'

it.each<[Failure, boolean]>([
  [{ kind: 'refused', message: '操作太快了' }, true],
  [refused('balance-short', '余额不足'), true],
  [refused('bad-parameter', '填写的内容不对', 'mobile'), false],
  [refused('code-wrong', '验证码不对'), false],
  [refused('another-user', '换了账号'), false],
  [{ kind: 'too-many-requests' }, true],
  [{ kind: 'http', status: 500 }, true],
  [{ kind: 'http', status: 503 }, true],
  [{ kind: 'http', status: 404 }, false],
  [{ kind: 'unrecognised', code: '4041' }, false],
  [{ kind: 'unrecognised', code: '700001' }, false],
  [{ kind: 'offline' }, false],
  [{ kind: 'login-required' }, false],
])('of a failed command %j is a toast: %s (WEB-162)', (failure, isToast) => {
  expect(isShownAsToast(failure)).toBe(isToast)
})

it('too many requests and trouble are told in the catalogue’s words (WEB-162)', () => {
  expect(failureText({ kind: 'too-many-requests' }, 'zh-CN')).toBe('您刷新太频繁了，请休息一下')
  expect(failureText({ kind: 'http', status: 404 }, 'en')).toBe('This page could not be found')
})

it.each(['4041', '700001'])('code %s is silent, in passing and in a form (WEB-162)', (code) => {
  const failure: Failure = { kind: 'unrecognised', code }
  expect(passingMessages(failure, 'zh-CN')).toBeUndefined()
  expect(formErrors({ fields: ['mobile'], faults: {}, failure, locale: 'zh-CN' })).toEqual({
    of: {},
    notice: undefined,
  })
})
