/**
 * A stored snapshot holds what an actor was given; a function is not stored, and so no identity number and no code is.
 */
export interface Unwritten<T> {
  readonly say?: () => T
}

export const secretOf = <T>({ say }: Unwritten<T>): Promise<T> =>
  say === undefined ? Promise.reject(new Error('Nothing is kept')) : Promise.resolve(say())
