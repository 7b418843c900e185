import { isBankCardNumber } from '@diandu/core/input'
import { BANKS, type ReceivingAccount } from '@diandu/core/wallet'
import * as v from 'valibot'
import { settingContent } from '../../content/index.ts'
import type { Database, Reads } from '../../database/index.ts'

const MAX_DIGITS = 22
const words = v.pipe(v.string(), v.trim(), v.minLength(2, '请填写 / Must not be empty'), v.maxLength(60))

const transferAccount = v.strictObject({
  bank: v.picklist(BANKS.map(({ code }) => code)),
  accountName: words,
  branch: words,
  number: v.pipe(
    v.string(),
    v.check(
      (digits) => isBankCardNumber(digits) && digits.length <= MAX_DIGITS,
      '须为 10 至 22 位数字 / It is 10 to 22 digits',
    ),
  ),
})

/** Where users transfer money to. */
export const transferAccountContent = settingContent({
  kind: 'transfer-account',
  id: 'transfer-account',
  title: '收款账户 Account for transfers',
  schema: transferAccount,
})

/** Of the settings that a server starts with. */
export async function keepTransferAccount(
  db: Database,
  ofSettings: ReceivingAccount | null,
  nowMs: number,
): Promise<void> {
  if (ofSettings === null) return
  const { bank, accountName, branch, number } = ofSettings
  await transferAccountContent.keep(db, { bank, accountName, branch, number }, nowMs)
}

/** The published account, or the one of the settings; without one there, transfers are not taken. */
export async function currentTransferAccount(
  db: Reads,
  ofSettings: ReceivingAccount | null,
): Promise<ReceivingAccount | null> {
  const published = ofSettings === null ? undefined : await transferAccountContent.read(db)
  return published === undefined ? ofSettings : { ...published, madeForUserId: null }
}
