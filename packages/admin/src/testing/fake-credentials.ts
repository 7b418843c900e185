import type { StaffCredentials, StaffSelf } from '@diandu/core/admin'
import { fail, HOUR_MS, ok, refused, type Result } from '@diandu/core/kernel'
import type { ConsolePorts } from '../app/console-ports.ts'

const THEN = 1_790_000_000_000

export const CODES = Array.from({ length: 10 }, (_, nth) => `0a1b2c3d4e5${nth}`)
export const INVITATION = {
  token: 'a-token-of-an-invitation',
  shown: {
    login: 'lina',
    name: '李娜',
    roles: ['reviewer'],
    endsAt: THEN + 24 * HOUR_MS,
    authenticator: { uri: 'otpauth://totp/Diandu:lina?secret=JBSWY3DPEHPK3PXP&issuer=Diandu', sealed: 'c2VhbGVk' },
  },
} as const

interface Answering {
  /** Of the invited person. */
  readonly invited: StaffSelf
  readonly answer: <T>(result: Result<T>) => Promise<Result<T>>
  readonly signedIn: <T>(work: () => Result<T>) => Promise<Result<T>>
  readonly sensitive: <T>(call: unknown[], work: () => Result<T>) => Promise<Result<T>>
}

export function fakeCredentials(
  state: { self: StaffSelf | null; credentials: StaffCredentials },
  calls: unknown[][],
  { invited: self, answer, signedIn, sensitive }: Answering,
): Pick<ConsolePorts, 'invitations' | 'credentials'> {
  const held = (changed: Partial<StaffCredentials>): Result<StaffCredentials> =>
    ok((state.credentials = { ...state.credentials, ...changed }))
  return {
    invitations: {
      show: (token) =>
        answer(
          token === INVITATION.token
            ? ok(INVITATION.shown)
            : fail(refused('link-wrong', '邀请链接不对、已用过或已过期，请联系人员管理')),
        ),
      startPasskey: () => answer(ok('question')),
      accept: (token, credential) => {
        calls.push(['accept', token, credential])
        Object.assign(state, { self })
        return answer(ok({ self, recoveryCodes: CODES }))
      },
    },
    credentials: {
      show: () => signedIn(() => ok(state.credentials)),
      startAuthenticator: () => signedIn(() => ok(INVITATION.shown.authenticator)),
      changePassword: (given) => sensitive(['changePassword', given], () => held({ hasPassword: true })),
      renewRecoveryCodes: () => sensitive(['renewRecoveryCodes'], () => ok(CODES)),
      startPasskey: () => signedIn(() => ok('question')),
      addPasskey: (name, given) =>
        sensitive(['addPasskey', name, given], () =>
          held({ passkeys: [...state.credentials.passkeys, { id: name, name, addedAt: THEN, usedAt: null }] }),
        ),
      removePasskey: (id) =>
        sensitive(['removePasskey', id], () =>
          held({ passkeys: state.credentials.passkeys.filter((one) => one.id !== id) }),
        ),
    },
  }
}
