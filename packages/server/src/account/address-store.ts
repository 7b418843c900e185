import type { Address, AddressBook } from '@diandu/core/account'
import type { Queries, Transaction } from '../database/index.ts'

interface AddressRow extends Omit<Address, 'region'> {
  readonly provinceCode: string
  readonly cityCode: string
  readonly districtCode: string | null
}

export async function readAddresses(db: Queries, userId: string): Promise<AddressBook> {
  const rows = await db.query<AddressRow>(
    `SELECT id, receiver, mobile, province_code AS "provinceCode", city_code AS "cityCode", district_code AS "districtCode", detail, postcode,
            is_default AS "isDefault"
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
  await tx.change('UPDATE addresses SET is_default = false WHERE user_id = $1 AND is_default', [userId])
  for (const address of book.filter((one) => !before.includes(one) || one.isDefault))
    await writeAddress(tx, userId, address)
}

async function writeAddress(tx: Transaction, userId: string, address: Address): Promise<void> {
  const { id, receiver, mobile, region, detail, postcode, isDefault } = address
  await tx.change(
    `INSERT INTO addresses (user_id, id, receiver, mobile, province_code, city_code, district_code, detail, postcode, is_default)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (user_id, id) DO UPDATE SET receiver = $3, mobile = $4, province_code = $5, city_code = $6, district_code = $7, detail = $8,
       postcode = $9, is_default = $10`,
    [
      userId,
      id,
      receiver,
      mobile,
      region.provinceCode,
      region.cityCode,
      region.districtCode,
      detail,
      postcode,
      isDefault,
    ],
  )
}
