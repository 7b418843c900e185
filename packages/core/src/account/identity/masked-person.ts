import { maskMiddle } from '../../format/index.ts'

/** A person as they recognise themselves by, and others do not: `林**`, `110*************2X`. Total. */
export const maskedPerson = (person: {
  readonly name: string
  readonly residentId: string
}): { readonly name: string; readonly number: string } => ({
  name: maskMiddle(person.name, 1, 0),
  number: maskMiddle(person.residentId, 3, 2),
})
