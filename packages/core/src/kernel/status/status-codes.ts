/** The states of an entity by name, and the number that each of them is on the wire and in the database. */
export interface StatusCodes<Status extends string> {
  /** In ascending order of their codes. */
  readonly statuses: readonly Status[]
  readonly codes: readonly number[]
  /** The code that is sent and stored; not a number for a name that is no state. */
  readonly codeOf: (status: Status) => number
  /** A code is taken as a number or as its plain decimal text; undefined where no state has it. */
  readonly statusOf: (code: unknown) => Status | undefined
}

export function createStatusCodes<Status extends string>(
  table: Readonly<Record<Status, { readonly code: number }>>,
): StatusCodes<Status> {
  const rows = (Object.keys(table) as Status[])
    .map((status) => ({ status, code: table[status].code }))
    .sort((one, other) => one.code - other.code)
  const codeByStatus = new Map(rows.map(({ status, code }) => [status, code]))
  const statusByCode = new Map<number | null, Status>(rows.map(({ status, code }) => [code, status]))
  return {
    statuses: rows.map(({ status }) => status),
    codes: rows.map(({ code }) => code),
    codeOf: (status) => codeByStatus.get(status) ?? Number.NaN,
    statusOf: (code) => statusByCode.get(toCode(code)),
  }
}

/** Null where it is no number at all. */
export function toCode(code: unknown): number | null {
  if (typeof code === 'number') return Number.isFinite(code) ? code : null
  return typeof code === 'string' && String(Number(code)) === code ? toCode(Number(code)) : null
}
