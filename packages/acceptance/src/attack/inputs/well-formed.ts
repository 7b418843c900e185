/** With a sign for what is unreadable in the place of each half character: an address cannot hold one. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8')
