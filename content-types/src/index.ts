export {
  ClipOverlays,
  ClipText,
  clipPreview,
  maxClipCharacters,
  maxClips,
} from './clip-overlays/clip-overlays.ts'
export { type FrameRateKey, frameRateKeys } from './cut-lists/frame-rates.ts'
export { applyEdit } from './items/apply-edit.ts'
export { candidatePaths, isCandidate, withKept, withoutCandidates } from './items/candidate.ts'
export { assignIds, findItem, pathsById, withStoredIds } from './items/item-ids.ts'
export { valueAt, withValue } from './items/item-paths.ts'
export { itemText, shortItemText } from './items/item-words.ts'
export {
  carryMarks,
  fillPlaces,
  getItemText,
  type ItemMarks,
  keepItems,
  listPlaces,
  maxInstructionLength,
  replaceItem,
  withoutSame,
} from './items/items.ts'
export { type KitKey, kitKeys, kitNames } from './kits/kit-keys.ts'
export { charactersPerToken, kitRequests, passagesShare } from './model/kit-requests.ts'
export { EpisodeNotes } from './model-interface/episode-notes.ts'
export { HexColor } from './pictures/hex-color.ts'
export { type FormatKey, formatKeys, type PictureTypeKey, pictureTypeKeys } from './pictures/picture-keys.ts'
export { replaceWords } from './references/replace-words.ts'
export { findHeardPassages } from './registry/heard-passages.ts'
export { getContentName, getFilePart, getTypeName } from './registry/names.ts'
export {
  type ContentByType,
  contentTypes,
  getContentType,
  listContentKeys,
} from './registry/registry.ts'
export { sentencePlaces } from './talk/sentence-places.ts'
export { indexWords, type RunWord, runsIn, runWords, type TurnWords } from './talk/word-runs.ts'
export { type Brief, brandVoices, neutralVoice, noDetails, socialMediaTones, type Voice } from './type/brief.ts'
export {
  type ContentItem,
  type ContentKey,
  type ContentType,
  type ContentTypeKey,
  contentTypeKeys,
} from './type/content-type.ts'
export { toCsv } from './type/csv.ts'
export { EditRefusal, type Spoken } from './type/edit-context.ts'
export { Evidence, isBefore, isEvidence, Passage, Place, passagesMeet, toKey as toPassageKey } from './type/evidence.ts'
export {
  isContentTypeKey,
  isOwnFormatKey,
  isShippedFormatKey,
  isTextFormatKey,
  ownFormatKeyPattern,
  type ShippedFormatKey,
  shippedFormatKeys,
  type TextFormatKey,
} from './type/keys.ts'
export {
  getOwnLanguageName,
  outputLanguageChoices,
} from './type/output-language.ts'
export { ReferenceImage } from './type/reference-image.ts'
export { safeFilename } from './type/safe-filename.ts'
export { shortfallMessage } from './type/shortfall-message.ts'
export { type FormatParts, formatParts, type TextFormat } from './type/text-format.ts'
export { timeCode } from './type/time-code.ts'
export { translationMark } from './types/quotes/quote-translation.ts'
export { inMarks, type Quotes, quoteLine, saidQuotes } from './types/quotes/quotes.ts'
export { formatPresets } from './types/text-format/format-presets.ts'
export { blankFormat, FormatContent } from './types/text-format/text-format.ts'
export { askFor, questionFor } from './voice/asks.ts'
export { asksForShorter } from './voice/instruction-words.ts'
