import { fail } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { handlerFor, memberHandlerFor, type Handler } from '../calls/index.ts'
import type { ServerModule } from '../server-module.ts'

const ROWS = [
  wire.getLoggedInUser,
  wire.bindMobile,
  wire.bindUserToken,
  wire.logoutEverywhere,
  wire.changeProfile,
  wire.getAccountSafety,
  wire.closeAccount,
  wire.changePassword,
  wire.resetPassword,
  wire.uploadPicture,
  wire.addProposal,
  wire.listAddresses,
  wire.addAddress,
  wire.editAddress,
  wire.getAddress,
  wire.deleteAddress,
  wire.getAreas,
  wire.verifyMobile,
  wire.setPhone,
  wire.askPhoneChange,
  wire.listPhoneChanges,
  wire.getVerification,
  wire.createVerification,
  wire.updateVerification,
  wire.getCompanyInfo,
  wire.getAgreement,
  wire.getWeChatUrl,
  wire.getWeChatConfig,
] as const

const notYet = async () => fail({ kind: 'refused', message: '尚未开放' } as const)

export const accountModule: ServerModule = {
  name: 'account',
  handlers: () => ROWS.map((row): Handler => (row.access === 'anyone' ? handlerFor(row, notYet) : memberHandlerFor(row, notYet))),
}
