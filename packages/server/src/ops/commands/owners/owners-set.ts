import type { RegisteredOwner } from '@diandu/core/contracts'
import { cleanResidentIdInput, hasValidResidentIdChecksum } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { defineCommand, missingText } from '../../define-command.ts'
import type { Typed } from '../../command-parameter.ts'
import { by, optional, required, secondOfTwo, trimmed, why } from '../../parameters.ts'
import { oneShop, setOwner } from './set-owner.ts'

const name = (placeholder: string, meaning: string) => optional(placeholder, meaning, (text = '') => trimmed(text))

const parameters = {
  shop: oneShop,
  person: name('NAME', 'the person who owns it'),
  company: name('NAME', 'the company that owns it, with its --legal-person'),
  legalPerson: name('NAME', 'the company’s legal person'),
  residentId: required('NUMBER', 'the resident ID of the person, or of the legal person', readResidentId),
  by,
  second: secondOfTwo,
  why,
} as const

export const ownersSet = defineCommand({
  name: 'owners set',
  meaning: 'a shop is in this name: the contract names that owner, and the seller needs a consent paper to sign',
  notes: ['Say either --person, or --company with --legal-person.'],
  parameters,
  refuse,
  examples: [
    'owners set SHOP --person NAME --resident-id NUMBER --by "Li Na" --second "Zhao Wei" --why "seen at the platform"',
    'owners set SHOP --company NAME --legal-person NAME --resident-id NUMBER --by "Li Na" --second "Zhao Wei" --why "the licence"',
  ],
  run: (input, deps) => setOwner(input, ownerOf(input), deps),
})

/** An owner is one or the other, and only a company has a legal person. */
function refuse(typed: Typed): string | null {
  const has = (key: string): boolean => (typed[key] ?? '').trim() !== ''
  if (!has('shop')) return null
  if (has('person') === has('company')) return 'Say either --person, or --company with its --legal-person.'
  if (has('person')) return has('legalPerson') ? 'A person has no --legal-person: they are their own.' : null
  return missingText({ ...parameters, legalPerson: { ...parameters.legalPerson, isRequired: true } }, typed)
}

function readResidentId(text: string): Result<string, string> {
  const residentId = cleanResidentIdInput(text.trim())
  return hasValidResidentIdChecksum(residentId)
    ? ok(residentId)
    : fail('--resident-id is a resident ID with its right last digit: the person’s, or the legal person’s.')
}

const ownerOf = ({
  person,
  company,
  legalPerson,
  residentId,
}: {
  readonly person: string
  readonly company: string
  readonly legalPerson: string
  readonly residentId: string
}): RegisteredOwner =>
  company === ''
    ? { kind: 'person', name: person, legalPerson: { name: person, residentId } }
    : { kind: 'company', name: company, legalPerson: { name: legalPerson, residentId } }
