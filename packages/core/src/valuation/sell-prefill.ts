import { parseJson } from '../input/index.ts'
import { isFen } from '../kernel/index.ts'
import { parseShopToValue } from './shop-to-value-parameters.ts'
import type { ShopToValue } from './shop-to-value.ts'

/** Under which a device keeps it for the form that sells a shop. */
export const SELL_PREFILL_KEY = 'diandu_draft_sell_prefill'

/** The first values of the sell form after a valuation. */
export interface SellPrefill extends ShopToValue {
  readonly from: 'assessment'
  /** The price that its owner would ask for. */
  readonly priceFen: number
  /** When the price was found. */
  readonly valuedAt: number
}

export const sellPrefill = (shop: ShopToValue, priceFen: number, valuedAt: number): SellPrefill => ({
  ...shop,
  from: 'assessment',
  priceFen,
  valuedAt,
})

/** Raised when an older text could be misread; such a text is then none. */
const VERSION = 1

export const writeSellPrefill = (prefill: SellPrefill): string => JSON.stringify({ version: VERSION, ...prefill })

/** Total: undefined for what this version has not written, or what was spoilt since. */
export function parseSellPrefill(text: string | null): SellPrefill | undefined {
  const written = readObject(text)
  const { version, from, priceFen, valuedAt } = written
  if (version !== VERSION || from !== 'assessment' || !isFen(priceFen)) return undefined
  if (typeof valuedAt !== 'number' || !Number.isSafeInteger(valuedAt)) return undefined
  const shop = readShop(written)
  return shop === undefined ? undefined : sellPrefill(shop, priceFen, valuedAt)
}

type Unknown = Readonly<Record<string, unknown>>

function readShop(written: Unknown): ShopToValue | undefined {
  const numbers = { ...asObject(written['violations']), ...asObject(written['ratings']) }
  const named = {
    ...numbers,
    ...written,
    loans: written['hasLoans'] === true ? '1' : '',
    years: written['yearsOpen'],
  }
  const shop = parseShopToValue(
    Object.fromEntries(
      Object.entries(named).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  )
  const turnover = written['monthlyTurnoverFen']
  return shop === undefined || !isFen(turnover) ? shop : { ...shop, monthlyTurnoverFen: turnover }
}

const readObject = (text: string | null): Unknown => asObject(parseJson(text))

const asObject = (value: unknown): Unknown => (typeof value === 'object' && value !== null ? (value as Unknown) : {})
