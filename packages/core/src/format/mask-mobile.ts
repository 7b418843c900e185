/** `138****1234`. A text that is no mobile number is hidden whole: it may be a real number all the same. */
export function maskMobile(mobile: string): string {
  if (mobile === '') return ''
  return /^1\d\d[\d*]{4}\d{4}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****'
}
