import type { Uploads } from '@diandu/core/account'
import { uploadPicture } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpUploads = (client: Client): Uploads => ({
  picture: (file, signal) => client.send(uploadPicture, {}, { file, signal }),
})
