import type { Address, AddressBook } from '@diandu/core/account'
import { updateRow, upsertRow, type Queries, type Transaction } from '../database/index.ts'

interface AddressRow extends Omit<Address, 'region'> {
  readonly provinceCode: string
  readonly cityCode: string
  readonly districtCode: string | null
}

export async function readAddresses(db: Queries, userId: string): Promise<AddressBook> {
  const rows = await db.query<AddressRow>(
    `SELECT id, receiver, mobile, province_code, city_code, district_code, detail, postcode, is_default
     FROM addresses WHERE user_id = $1 ORDER BY place`,
    [userId],
  )
  return rows.map(({ provinceCode, cityCode, districtCode, ...rest }) => ({
    ...rest,
    region: { provinceCode, cityCode, districtCode },
  }))
}

/** Makes the table say what `book` says. The person's row has to be locked. */
export async function writeAddresses(
  tx: Transaction,
  userId: string,
  before: AddressBook,
  book: AddressBook,
): Promise<void> {
  const gone = before.filter(({ id }) => !book.some((stored) => stored.id === id)).map(({ id }) => id)
  await tx.change('DELETE FROM addresses WHERE user_id = $1 AND id = ANY($2::text[])', [userId, gone])
  // The default first, because two at one time are refused by the table.
  await updateRow(tx, 'addresses', { set: { isDefault: false }, where: { userId, isDefault: true } })
  for (const address of book.filter((one) => !before.includes(one) || one.isDefault))
    await writeAddress(tx, userId, address)
}

async function writeAddress(tx: Transaction, userId: string, address: Address): Promise<void> {
  const { id, receiver, mobile, region, detail, postcode, isDefault } = address
  await upsertRow(tx, 'addresses', {
    key: { userId, id },
    set: {
      receiver,
      mobile,
      provinceCode: region.provinceCode,
      cityCode: region.cityCode,
      districtCode: region.districtCode,
      detail,
      postcode,
      isDefault,
    },
  })
}
