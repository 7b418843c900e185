import { shownPhoneChange } from '@diandu/core/account'
import { ok } from '@diandu/core/kernel'
import { requestPhoneChange as askRow, listPhoneChanges, setPhone, verifyMobile } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../calls/index.ts'
import { proveMobile } from '../session/index.ts'
import { requestPhoneChange, changePhone } from './change-phone.ts'
import { phoneChangesOf } from './phone-change-store.ts'

export const phoneChangeHandlers: readonly Handler[] = [
  memberHandlerFor(verifyMobile, ({ code }, context) => proveMobile(code, context)),
  memberHandlerFor(setPhone, (change, context) => changePhone(change, context)),
  memberHandlerFor(askRow, (draft, context) => requestPhoneChange(draft, context)),
  memberHandlerFor(listPhoneChanges, async (_nothing, { db, viewer }) =>
    ok({ items: (await phoneChangesOf(db, viewer.userId)).map(shownPhoneChange) }),
  ),
]
