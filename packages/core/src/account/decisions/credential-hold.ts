import type { Credential, NewMessage } from '../../inbox/index.ts'
import { DAY_MS, fail, ok, refused, type Result } from '../../kernel/index.ts'

/** Long enough for a user to read the message about it, and to call. */
const HOLD_MS = DAY_MS

/** When money leaves the wallet again and contracts can be signed, after another payment password or mobile. */
const heldUntil = (changedAt: number): number => changedAt + HOLD_MS

/** A thief who took over an account by a new password or mobile gets neither its money nor its signature at once. */
export const validateCredentialHold = (changedAt: number | null, at: number): Result<null> =>
  changedAt === null || at >= heldUntil(changedAt)
    ? ok(null)
    : fail(
        refused(
          'changed-lately',
          '您在 24 小时内更换过支付密码或手机号。为保护您的资金，满 24 小时后才能提现和签合同；不是您本人操作的，请立即联系客服',
        ),
      )

/** A user is told in the app and on the phone: they may not know of it. */
export const credentialMessage = (userId: string, changed: Credential, at: number): NewMessage => ({
  userId,
  event: 'money.credential',
  key: `credential:${userId}:${at}`,
  subject: null,
  figures: { changed, until: heldUntil(at) },
  at,
})
