export {
  ClipOverlays,
  ClipText,
  clipPreview,
  maxClipCharacters,
  maxClips,
} from './clip-overlays/clip-overlays.ts'
export type { ActiveCorrection } from './corrections/changed-words.ts'
export { correctedAnchor } from './corrections/corrected-anchor.ts'
export { correctedContent, withOwnWords } from './corrections/corrected-content.ts'
export { type WordCorrecting, withChanges, withWords, wordCorrecting } from './corrections/word-correcting.ts'
export { type FrameRateKey, frameRateKeys } from './cut-lists/frame-rates.ts'
export { type ContentByType, contentTypeOf, contentTypes } from './every-type/registry.ts'
export { candidatePaths, isCandidate, withKept, withoutCandidates } from './items/candidate.ts'
export { anchorOf, type ItemAnchor, pathOf } from './items/item-anchor.ts'
export { valueAt, withValue } from './items/item-paths.ts'
export { itemText, itemWords } from './items/item-words.ts'
export {
  carryMarks,
  type ItemMarks,
  keepItems,
  maxInstructionLength,
  replaceItem,
  textsOf,
  withoutSame,
} from './items/items.ts'
export { type KitKey, kitKeys, kitNames } from './kits/kit-keys.ts'
export { charactersPerToken, kitRequests, passagesShare } from './model/kit-requests.ts'
export { EpisodeNotes } from './model-type/episode-notes.ts'
export { HexColor } from './pictures/hex-color.ts'
export { type FormatKey, formatKeys, type PictureTypeKey, pictureTypeKeys } from './pictures/picture-keys.ts'
export { sentencePlaces } from './spoken/sentence-places.ts'
export { placesOf, type RunWord, runsIn, runWords, type TurnWords } from './spoken/spoken-run.ts'
export { type Brief, brandVoices, neutralVoice, socialMediaTones, type Voice } from './type/brief.ts'
export { type ContentTypeKey, contentTypeKeys } from './type/content-type.ts'
export { toCsv } from './type/csv.ts'
export { Evidence, isBefore, isEvidence, Passage, Place, passagesMeet } from './type/evidence.ts'
export { fewInWords } from './type/few-in-words.ts'
export { ReferenceImage } from './type/reference-image.ts'
export { safeFilename } from './type/safe-filename.ts'
export { EditRefusal, type Spoken, settleAnew, settleEdit } from './type/settling.ts'
export { type SpeakerRenaming, speakerRenaming } from './type/speaker-renaming.ts'
export { timeCode } from './type/time-code.ts'
export { inMarks, saidQuotes } from './types/quotes/quotes.ts'
export { askFor, questionFor } from './voice/asks.ts'
export { asksForShorter } from './voice/wish-words.ts'
