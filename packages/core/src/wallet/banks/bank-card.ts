import { cleanTextarea, isBankCardNumber, isSameName, passesLuhn, typedName } from '../../input/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { isBankCode, type BankCode } from './bank.ts'

/** A person's card as it is shown: of the number only its end. */
export interface BankCard {
  readonly id: string
  readonly bank: BankCode
  readonly holder: string
  readonly lastFour: string
  readonly addedAt: number
}

/** A card as it is added. The number travels sealed and is kept encrypted. */
export interface CardDraft {
  readonly bank: string
  readonly holder: string
  readonly number: string
}

/** Where money for the platform is sent. One that was made for a person says for whom: what arrives there is theirs. */
export interface ReceivingAccount {
  readonly bank: BankCode
  readonly accountName: string
  readonly branch: string
  readonly number: string
  readonly madeForUserId: string | null
}

const HOLDER_LENGTH = { min: 2, max: 40 }

/** A draft that can be added, its number without the blanks that people type; or what is wrong with it. */
export function validateCard({ bank, holder, number }: CardDraft): Result<CardDraft & { readonly bank: BankCode }> {
  const name = typedName(cleanTextarea(holder))
  const digits = number.replace(/[ -]/g, '')
  if (!isBankCode(bank)) return fail(refused('bad-parameter', '请选择开户银行', 'bank'))
  if (name.length < HOLDER_LENGTH.min || name.length > HOLDER_LENGTH.max)
    return fail(refused('bad-parameter', '请填写持卡人姓名', 'holder'))
  if (!isBankCardNumber(digits) || !passesLuhn(digits))
    return fail(refused('bad-parameter', '银行卡号不正确', 'number'))
  return ok({ bank, holder: name, number: digits })
}

/** How many cards a person may keep. */
export const MAX_CARDS = 20

/**
 * Money leaves the platform to its owner only: where it is known who a user is, or in whose name their cards are,
 * another name is refused, by the field with which it came: the holder of a card that is added, or the card that is
 * chosen.
 */
export function validateHolder(
  holder: string,
  knownNames: readonly string[],
  field: 'holder' | 'cardId' = 'holder',
): Result<null> {
  return knownNames.length === 0 || knownNames.some((name) => isSameName(name, holder))
    ? ok(null)
    : fail(refused('holder-mismatch', '持卡人须为您本人', field))
}

/** The last four digits of a card's number; of a text that is no number, nothing. */
export const lastFourOf = (number: string): string => (isBankCardNumber(number) ? number.slice(-4) : '')

/** `**** **** **** 1234`, however long the number is. */
export const maskCard = (lastFour: string): string => `**** **** **** ${/^\d{4}$/.test(lastFour) ? lastFour : '****'}`
