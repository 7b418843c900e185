/** Numbers of IDs and cards, and what belongs to them, by the name of their field. */
export type HeldNumbers = Readonly<Record<string, string>>

let held: { readonly of: string; readonly numbers: HeldNumbers } | undefined

/**
 * Numbers of IDs and cards that a person typed and has not submitted. They are in this page's memory and nowhere else:
 * a login that lapses in the middle loses none of them, a reload all of them. Another person never finds them.
 */
export const heldNumbers = {
  read: (of: string): HeldNumbers => (held?.of === of && of !== '' ? held.numbers : {}),
  hold(of: string, numbers: HeldNumbers): void {
    held = { of, numbers: { ...(held?.of === of ? held.numbers : {}), ...numbers } }
  },
  forget(): void {
    held = undefined
  },
} as const
