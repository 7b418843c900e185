/** A count with its word in English, where one thing has another word than several. */
export const counted = (count: string | number, one: string, several = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : several}`
