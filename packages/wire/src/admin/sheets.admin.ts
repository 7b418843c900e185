import { MAX_PARCEL_SHEET_BYTES } from '@diandu/core/admin'
import * as v from 'valibot'
import { stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'
import { fileContent } from './statements.admin.ts'

export const readSheetCells = adminCall('POST sheets/read', {
  summary: 'The cells of a sheet of parcels, CSV or XLSX, as texts; nothing is stored or computed',
  act: 'see-content',
  input: v.strictObject({ content: fileContent(MAX_PARCEL_SHEET_BYTES) }),
  output: v.object({ rows: v.array(v.array(stored)) }),
  example: { content: 'UEsDBA==' },
  bodyBytes: 2 * MAX_PARCEL_SHEET_BYTES,
})
