import type { RefusalReason } from '@diandu/core/kernel'

/** The server speaks Chinese; in English its reasons have these words. */
export const englishRefusals: Readonly<Partial<Record<RefusalReason, string>>> = {
  'bad-parameter': 'Something that was sent is not valid',
  'parameter-missing': 'Something is missing',
  'not-found': 'It is not there any more',
  'another-user': 'Your role may not do this',
  'own-request': 'Another member of staff has to decide this',
  'credentials-wrong': 'Login name, password or code is wrong',
  'name-locked': 'Too many tries. Wait before you try again',
  'password-wrong': 'The password is wrong',
  'code-wrong': 'The code is wrong',
  'code-spent': 'This code was used already. Wait for the next one',
  'proof-spent': 'This wants a fresh proof of who you are',
  'request-closed': 'This was settled already',
  'request-ended': 'This was settled already',
  'changed-elsewhere': 'This case was changed in between. It has been read again',
  'listing-incomplete': 'The listing is not complete',
  'shop-in-order': 'The shop is in an order',
  'shop-removed': 'The shop was removed',
  'balance-short': 'The balance is too small',
  'payouts-held': 'Payouts to this user are held',
  'last-channel': 'At least one has to stay',
}
