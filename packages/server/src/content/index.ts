export { fileContent, repeatedAt, type Complaint } from './file-content.ts'
export { asJsonText, readJsonText } from './json-faults.ts'
export { lineInJson, lineSaying } from './line-in-json.ts'
export type { CheckedText, ContentSource, GivenDocument } from './content-source.ts'
export {
  bodyOf,
  currentVersions,
  publishedBody,
  publishedTexts,
  versionsOf,
  type StoredVersion,
} from './content-store.ts'
export {
  copyVersion,
  currentBody,
  discardDraft,
  givenOf,
  publishDraft,
  publishDue,
  publishText,
  readyToPublish,
  saveDraft,
  unschedule,
  withdrawContent,
} from './publish-content.ts'
