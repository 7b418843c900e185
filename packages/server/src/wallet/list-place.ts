/** Where a list of requests goes on: behind this one, in the order of asking. */
export interface ListPlace {
  readonly at: number
  readonly id: string
}

export const FIRST_PLACE: ListPlace = { at: Number.MAX_SAFE_INTEGER, id: '' }

export const writePlace = ({ at, id }: ListPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Null where the text is no place that was written here. */
export function readPlace(cursor: string): ListPlace | null {
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}
