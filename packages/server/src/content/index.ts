export { fileContent, repeatedAt, type Complaint } from './file-content.ts'
export { asJsonText, readJsonText } from './json-faults.ts'
export { lineInJson, lineSaying } from './line-in-json.ts'
export type { ContentSource, GivenDocument } from './content-source.ts'
export { bodyOf, currentVersions, versionsOf, type StoredVersion } from './content-store.ts'
export {
  copyVersion,
  currentBody,
  discardDraft,
  givenOf,
  publishDraft,
  publishDue,
  publishText,
  saveDraft,
  unschedule,
  withdrawContent,
} from './publish-content.ts'
