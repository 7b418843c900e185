const MAX_LENGTH = 254

/** Starts with a letter or digit and ends in a domain suffix of two to four letters (spec §5). */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[A-Za-z\d][\w.%+-]*@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,4}$/.test(text)
}
