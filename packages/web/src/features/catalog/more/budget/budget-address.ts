/** The sum that the page opens with where its address names none, in fen. */
const USUAL_SUM_FEN = 20_000_000

/** Sums that are offered, in fen. */
export const SUMS_FEN = [5_000_000, 10_000_000, 20_000_000, 30_000_000, 50_000_000, 100_000_000] as const

const YUAN = /^[1-9]\d{0,8}$/

/** Whether an address names a sum that can be answered: whole yuan. */
export const isBudget = (yuan: string | undefined): boolean => yuan === undefined || YUAN.test(yuan)

export const budgetFen = (yuan: string | undefined): number =>
  yuan !== undefined && YUAN.test(yuan) ? Number(yuan) * 100 : USUAL_SUM_FEN

export const budgetPath = (fen: number): string => `/budget/${Math.round(fen / 100)}`
