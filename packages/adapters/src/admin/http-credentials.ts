import type { OwnCredentials, StaffInvitations } from '@diandu/core/admin'
import {
  acceptInvitation,
  addPasskey,
  changeStaffPassword,
  getCredentials,
  removePasskey,
  renewRecoveryCodes,
  showInvitation,
  startAuthenticator,
  startInvitedPasskey,
  startPasskey,
} from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffInvitations = (client: AdminClient): StaffInvitations => ({
  show: (token) => client.send(showInvitation, { token }),
  startPasskey: (token) => client.send(startInvitedPasskey, { token }),
  accept: (token, credential) => client.send(acceptInvitation, { token, credential }),
})

export const httpOwnCredentials = (client: AdminClient): OwnCredentials => ({
  show: (signal) => client.send(getCredentials, {}, signal),
  startAuthenticator: () => client.send(startAuthenticator, {}),
  changePassword: ({ password, authenticator }) => client.send(changeStaffPassword, { password, authenticator }),
  renewRecoveryCodes: () => client.send(renewRecoveryCodes, {}),
  startPasskey: () => client.send(startPasskey, {}),
  addPasskey: (name, answer) => client.send(addPasskey, { name, answer }),
  removePasskey: (id) => client.send(removePasskey, { id }),
})
