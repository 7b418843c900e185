import { photosText, type SellForm } from '../src/selling/index.ts'
import { aSellForm } from './a-sell-form.ts'
import type { Fixture, Person } from './fixture.ts'
import { valueOf } from './fixture-steps.ts'
import { SELLER_IDENTITY } from './signing-table.ts'
import { SMALL_PNG } from './small-pictures.ts'

const verified = new WeakSet<Person>()

/** A form that a reviewer may accept: its seller is verified, and the listing has a photo. */
export async function aListableForm(
  { identify }: Pick<Fixture, 'identify'>,
  person: Person,
  change: Partial<SellForm> = {},
): Promise<SellForm> {
  if (!verified.has(person)) await identify(person.userId, SELLER_IDENTITY)
  verified.add(person)
  const { id } = valueOf(await person.device.uploads.picture(SMALL_PNG))
  return aSellForm({ photos: photosText([{ id, url: undefined }]), ...change })
}
