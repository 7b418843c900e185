/** “1 shop”, “2 shops”: English says how many in two ways. The count is as it is shown. */
export const counted = (count: string | number, one: string, several = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : several}`
