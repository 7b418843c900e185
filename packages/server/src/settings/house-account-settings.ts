import { isBankCardNumber } from '@diandu/core/input'
import { isBankCode, type ReceivingAccount } from '@diandu/core/wallet'

type Given = Readonly<Record<string, string | undefined>>

const DEMO: ReceivingAccount = { bank: 'CMB', accountName: '店渡网络科技有限公司（演示）', branch: '杭州分行营业部', number: '571900000010001', madeForUserId: null }
const NAMES = ['HOUSE_ACCOUNT_BANK', 'HOUSE_ACCOUNT_NAME', 'HOUSE_ACCOUNT_BRANCH', 'HOUSE_ACCOUNT_NUMBER'] as const

interface HouseAccountSettings {
  readonly houseAccount: ReceivingAccount | null
  /** Whether numbers behind the house's own are made for single people: the bank has to have opened them. */
  readonly personalAccounts: boolean
}

const PERSONAL = 'HOUSE_ACCOUNT_PERSONAL'

/** The house's own account, to which people transfer; in production none is taken until it is set. */
export function readHouseAccount(given: Given, isProduction: boolean): HouseAccountSettings & { readonly problems: readonly string[] } {
  const said = given[PERSONAL]
  const { houseAccount, problems } = readAccount(given, isProduction)
  const personalAccounts = said === undefined ? !isProduction : said === 'yes'
  return {
    houseAccount,
    personalAccounts: personalAccounts && houseAccount !== null,
    problems: [
      ...problems,
      ...(said === undefined || said === 'yes' || said === 'no' ? [] : [`${PERSONAL} must be yes or no`]),
      ...(said === 'yes' && houseAccount === null && problems.length === 0 ? [`HOUSE_ACCOUNT_NUMBER must be set where ${PERSONAL} is yes`] : []),
    ],
  }
}

function readAccount(given: Given, isProduction: boolean): { readonly houseAccount: ReceivingAccount | null; readonly problems: readonly string[] } {
  const [bank = '', accountName = '', branch = '', number = ''] = NAMES.map((name) => given[name])
  if (NAMES.every((name) => given[name] === undefined)) return { houseAccount: isProduction ? null : DEMO, problems: [] }
  const problems = [
    ...NAMES.flatMap((name) => (given[name] === undefined ? [`${name} must be set where one of the others is`] : [])),
    ...(bank === '' || isBankCode(bank) ? [] : ['HOUSE_ACCOUNT_BANK must be a code of the list of banks, such as CMB']),
    ...(number === '' || (isBankCardNumber(number) && number.length <= 22) ? [] : ['HOUSE_ACCOUNT_NUMBER must be 10 to 22 digits that do not begin with 0']),
  ]
  return { houseAccount: isBankCode(bank) ? { bank, accountName, branch, number, madeForUserId: null } : null, problems }
}
