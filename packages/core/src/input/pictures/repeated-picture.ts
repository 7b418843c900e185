/**
 * The field whose picture shows what an earlier field's showed: two sides of a card are two pictures. By what each
 * shows, as digests or as the bytes themselves.
 */
export function repeatedPicture<Field extends string>(
  shown: readonly (readonly [field: Field, content: string])[],
): Field | undefined {
  return shown.find(([, content], place) => shown.findIndex(([, earlier]) => earlier === content) < place)?.[0]
}
