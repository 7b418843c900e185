import type { Credential, NewMessage } from '../../inbox/index.ts'
import { DAY_MS, fail, ok, refused, type Result } from '../../kernel/index.ts'

/** Long enough for a user to read the message about it, and to call. */
const QUIET_MS = DAY_MS

/** When money leaves the wallet again and contracts can be signed, after another payment password or mobile. */
const quietUntil = (changedAt: number): number => changedAt + QUIET_MS

/** A thief who took over an account by a new password or mobile gets neither its money nor its signature at once. */
export const validateQuietHours = (changedAt: number | null, at: number): Result<null> =>
  changedAt === null || at >= quietUntil(changedAt)
    ? ok(null)
    : fail(
        refused(
          'changed-lately',
          '您在 24 小时内更换过支付密码或手机号。为保护您的资金，满 24 小时后才能提现和签合同；不是您本人操作的，请立即联系客服',
        ),
      )

/** A user is told in the app and on the phone: they may not know of it. */
export const quietMessage = (userId: string, changed: Credential, at: number): NewMessage => ({
  userId,
  event: 'money.quiet',
  key: `quiet:${userId}:${at}`,
  subject: null,
  figures: { changed, until: quietUntil(at) },
  at,
})
