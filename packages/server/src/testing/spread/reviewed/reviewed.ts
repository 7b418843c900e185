/** Of every source what it says of spread tables without carrying the key; `(*)` stands for any columns. */
export type Reviewed = Readonly<Record<string, readonly string[]>>
