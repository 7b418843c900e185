import { FACETS, LISTING_FACETS, type Facet, type MarketColumns } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { facetColumn } from '../listing/facet-columns.ts'
import { byTokens } from '../listing/listing-conditions.ts'
import type { Tier } from '../listing/listing-tiers.ts'
import { sqlParameters } from '../listing/sql-parameters.ts'

/** Of one shop: a byte for each facet, then two amounts, a day, rating, points and inspection. */
const RECORD_BYTES = FACETS.length + 28

/**
 * The filter columns of matching shops on sale, packed into one value by the engine: row by row they would take many
 * thousand objects.
 */
export async function readColumns(db: Reads, tier: Tier): Promise<MarketColumns> {
  const parameters = sqlParameters()
  const places = FACETS.map(
    (facet) =>
      `int2send(coalesce(array_position(${parameters.add(LISTING_FACETS[facet].values.map(String))}::text[], ${facetColumn(facet)}::text), 0)::int2)`,
  )
  const conditions = [`status = 'on-sale'`, ...byTokens({ sort: 'recommended' }, tier, 0, parameters)]
  const [row] = await db.query<{ readonly packed: Uint8Array | null }>(
    `SELECT string_agg(${[...places.map((place) => `substr(${place}, 2)`), ...AMOUNTS].join(' || ')}, ''::bytea) AS packed
     FROM shops WHERE ${conditions.join(' AND ')}`,
    parameters.values,
    'anew',
  )
  return unpacked(row?.packed ?? new Uint8Array())
}

const AMOUNTS: readonly string[] = [
  'int8send(price_fen)',
  'int8send(monthly_turnover_fen)',
  'int4send(opened_day)',
  'int2send(rating_hundredths::int2)',
  'int4send(violation_points)',
  `int2send(is_inspected::int::int2)`,
]

function unpacked(packed: Uint8Array): MarketColumns {
  const size = packed.byteLength / RECORD_BYTES
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, new Uint8Array(size)])) as Record<Facet, Uint8Array>
  const columns: MarketColumns = {
    size,
    facets,
    priceFen: new Float64Array(size),
    turnoverFen: new Float64Array(size),
    openedDay: new Uint32Array(size),
    ratingHundredths: new Uint16Array(size),
    points: new Uint16Array(size),
    isInspected: new Uint8Array(size),
  }
  for (let at = 0, from = 0; at < size; at += 1, from += RECORD_BYTES) {
    // The engine counts places from one; a value that the catalog does not know has none.
    FACETS.forEach((facet, nth) => (facets[facet][at] = view.getUint8(from + nth) - 1))
    const amounts = from + FACETS.length
    columns.priceFen[at] = Number(view.getBigInt64(amounts))
    columns.turnoverFen[at] = Number(view.getBigInt64(amounts + 8))
    columns.openedDay[at] = view.getUint32(amounts + 16)
    columns.ratingHundredths[at] = view.getUint16(amounts + 20)
    columns.points[at] = view.getUint32(amounts + 22)
    columns.isInspected[at] = view.getUint16(amounts + 26)
  }
  return columns
}
