/** The faces of a sheet. */
export const FONTS = { plain: 'plain', strong: 'strong' } as const
