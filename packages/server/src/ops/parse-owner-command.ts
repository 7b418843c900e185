import type { RegisteredOwner } from '@diandu/core/contracts'
import { cleanResidentIdInput, hasValidResidentIdChecksum } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer asks about the name in which a shop stands. */
export type OwnerCommand =
  | { readonly name: 'owners list'; readonly most: number }
  | { readonly name: 'owners show'; readonly shop: string; readonly by: string }
  | { readonly name: 'owners set'; readonly shop: string; readonly owner: RegisteredOwner; readonly by: string; readonly why: string }
  | { readonly name: 'owners clear'; readonly shop: string; readonly by: string; readonly why: string }

export const OWNER_PARSERS: Readonly<Record<OwnerCommand['name'], (rest: readonly string[]) => Result<OwnerCommand, string>>> = {
  'owners list': (rest) => {
    const most = rowsOf(optionsOf(rest, ['most'])['most'])
    return most === null ? fail(ROWS_WORDS) : ok({ name: 'owners list', most })
  },
  'owners show': ([shop = '', ...rest]) => {
    if (!isShop(shop)) return fail(WHICH)
    const said = given(rest, ['by'])
    const missing = missingOf(said, ['by'])
    return missing === null ? ok({ name: 'owners show', shop, by: said.by ?? '' }) : fail(missing)
  },
  'owners set': ([shop = '', ...rest]) => {
    if (!isShop(shop)) return fail(WHICH)
    const said = given(rest, ['person', 'company', 'legal-person', 'resident-id', 'by', 'why'])
    const { person = '', company = '', 'legal-person': legalPerson = '', by = '', why = '' } = said
    if ((person === '') === (company === '')) return fail('Say either --person, or --company with its --legal-person.')
    if (person !== '' && legalPerson !== '') return fail('A person has no --legal-person: they are their own.')
    const missing = missingOf(said, [...(company === '' ? [] : ['legal-person']), 'resident-id', 'by', 'why'])
    if (missing !== null) return fail(missing)
    const residentId = cleanResidentIdInput(said['resident-id'] ?? '')
    if (!hasValidResidentIdChecksum(residentId)) return fail('--resident-id is a resident ID with its right last digit: the person’s, or the legal person’s.')
    const owner: RegisteredOwner =
      company === '' ? { kind: 'person', name: person, legalPerson: { name: person, residentId } } : { kind: 'company', name: company, legalPerson: { name: legalPerson, residentId } }
    return ok({ name: 'owners set', shop, owner, by, why })
  },
  'owners clear': ([shop = '', ...rest]) => {
    if (!isShop(shop)) return fail(WHICH)
    const said = given(rest, ['by', 'why'])
    const missing = missingOf(said, ['by', 'why'])
    return missing === null ? ok({ name: 'owners clear', shop, by: said['by'] ?? '', why: said['why'] ?? '' }) : fail(missing)
  },
}

const WHICH = 'Say one shop, by its id: it stands in the address of its page.'
const isShop = (text: string): boolean => text !== '' && !text.startsWith('--')

const given = (rest: readonly string[], options: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(optionsOf(rest, options)).map(([option, text]) => [option, (text ?? '').trim()]))

function missingOf(said: Readonly<Record<string, string>>, options: readonly string[]): string | null {
  const missing = options.filter((option) => (said[option] ?? '') === '')
  return missing.length === 0 ? null : `Say also ${missing.map((option) => `--${option}`).join(', ')}.`
}
