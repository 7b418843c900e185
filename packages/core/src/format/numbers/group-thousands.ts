/** A comma before every third digit of a whole number, whose decimals may be two at most. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
