import { refused, type Refused } from '../kernel/index.ts'

/** A call with a token: whose token it is, and for whom the caller says it acts. */
interface ActingCall {
  readonly tokenUser: string
  /** Of a page the user that it shows; undefined where the caller names none. */
  readonly namedUser: string | undefined
  /** Pages share one token over all tabs of a browser; any other program holds its own. */
  readonly isPage: boolean
}

/**
 * Why a call must not be answered: it acts for another user than its token is for, or it comes from a page of an older
 * version that names no user.
 */
export function refusalForActing({ tokenUser, namedUser, isPage }: ActingCall): Refused | undefined {
  if (namedUser !== undefined)
    return namedUser === tokenUser ? undefined : refused('another-user', '这台设备现在登录的是另一个账号，请刷新页面')
  return isPage ? refused('another-user', '页面已经更新，请刷新后再操作') : undefined
}
