export { fileContent, repeatedAt, type Complaint } from './file-content.ts'
export { settingContent } from './setting-content.ts'
export { FileFault } from './file-fault.ts'
export { issueWords } from './issue-words.ts'
export { asJsonText, readJsonText } from './json-faults.ts'
export { lineInJson, lineSaying } from './line-in-json.ts'
export type { CheckedText, ContentSource, GivenDocument } from './content-source.ts'
export {
  bodyOf,
  currentVersions,
  publicationOf,
  publishedBody,
  publishedTexts,
  reuseTextsFor,
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
