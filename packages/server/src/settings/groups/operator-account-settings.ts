import { isBankCode, type ReceivingAccount } from '@diandu/core/wallet'
import { isProduction, whenAnySet, type Condition } from '../conditions.ts'
import { required } from '../required.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { bankAccountNumber, bankCode, text, yesNo } from '../setting-types.ts'

const NAMES = ['HOUSE_ACCOUNT_BANK', 'HOUSE_ACCOUNT_NAME', 'HOUSE_ACCOUNT_BRANCH', 'HOUSE_ACCOUNT_NUMBER'] as const
const whole = whenAnySet(NAMES)
const requiredWhen = [whole] as const

/** Numbers for single people are behind an account: in production there has to be one. */
const hasPersonalNumbers: Condition = {
  words: '`HOUSE_ACCOUNT_PERSONAL` is `yes` in production',
  must: 'must be set where HOUSE_ACCOUNT_PERSONAL is yes',
  holds: (given) => isProduction(given) && given['HOUSE_ACCOUNT_PERSONAL'] === 'yes' && !whole.holds(given),
}

/** Where people transfer money to. */
export const OPERATOR_ACCOUNT_SETTINGS = {
  HOUSE_ACCOUNT_BANK: {
    type: bankCode,
    meaning:
      'The operator’s account for transfers: its bank. Without an account an invented one in demo mode, and no transfers in production.',
    requiredWhen,
  },
  HOUSE_ACCOUNT_NAME: { type: text('text'), meaning: 'In whose name it stands.', requiredWhen },
  HOUSE_ACCOUNT_BRANCH: { type: text('text'), meaning: 'At which branch.', requiredWhen },
  HOUSE_ACCOUNT_NUMBER: {
    type: bankAccountNumber,
    meaning: 'Its number.',
    requiredWhen: [whole, hasPersonalNumbers],
  },
  HOUSE_ACCOUNT_PERSONAL: {
    type: yesNo,
    default: { demo: 'yes', production: 'no' },
    meaning:
      '`yes` once the bank has opened numbers behind it, of eight digits more, for single people: who asks is then given one, and what arrives there is theirs.',
  },
} as const satisfies SettingGroup

const DEMO_ACCOUNT: ReceivingAccount = {
  bank: 'CMB',
  accountName: '店渡网络科技有限公司（演示）',
  branch: '杭州分行营业部',
  number: '571900000010001',
  madeForUserId: null,
}

/** The operator's own account, to which people transfer; in production none is taken until it is set. */
export function operatorAccount(
  values: ValuesOf<typeof OPERATOR_ACCOUNT_SETTINGS>,
  mode: 'demo' | 'production',
): ReceivingAccount | null {
  const { HOUSE_ACCOUNT_BANK: bank, HOUSE_ACCOUNT_NAME: accountName } = values
  const { HOUSE_ACCOUNT_BRANCH: branch, HOUSE_ACCOUNT_NUMBER: number } = values
  if (bank === undefined || !isBankCode(bank)) return mode === 'demo' ? DEMO_ACCOUNT : null
  return {
    bank,
    accountName: required(accountName),
    branch: required(branch),
    number: required(number),
    madeForUserId: null,
  }
}
