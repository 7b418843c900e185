import type { PictureId } from '@diandu/core/account'

/** Documents are pictures that were uploaded; whether this is one, the server decides. */
export const pictureOf = (paper: string | undefined): PictureId => (paper ?? '') as PictureId
