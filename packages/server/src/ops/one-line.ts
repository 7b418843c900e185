/** What people typed, fit for a terminal: nothing in it moves the cursor, begins a line or turns the direction. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
