/** Where a list goes on: behind what happened then and has this id. */
export interface ListPlace {
  readonly at: number
  readonly id: string
}

const FIRST: ListPlace = { at: Number.MAX_SAFE_INTEGER, id: '' }

export const writePlace = ({ at, id }: ListPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Null for what no list here has written. */
export function readPlace(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return FIRST
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}
