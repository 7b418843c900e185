/**
 * Ids are shorter than tokens: they are seen in addresses and logs, and guard nothing. A dash at the beginning would
 * make an option of a command.
 */
export const idFrom = (token: string): string => token.slice(0, 20).replace(/^[^A-Za-z0-9]/, 'x')
