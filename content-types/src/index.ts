export { type Brief, brandVoices, neutralVoice, socialMediaTones, type Voice } from './brief.ts'
export {
  ClipOverlays,
  ClipText,
  clipPreview,
  maxClipCharacters,
  maxClips,
} from './clip-overlays/clip-overlays.ts'
export {
  type ContentItem,
  type ContentType,
  type ContentTypeKey,
  contentTypeKeys,
} from './content-type.ts'
export { toCsv } from './csv.ts'
export { type FrameRateKey, frameRateKeys } from './cut-lists/frame-rates.ts'
export { Evidence, isBefore, Passage, Place } from './evidence.ts'
export { anchorOf, type ItemAnchor, pathOf } from './item-anchor.ts'
export { valueAt } from './item-paths.ts'
export { itemWords } from './item-words.ts'
export {
  carryMarks,
  type ItemMarks,
  keepItems,
  maxInstructionLength,
  replaceItem,
  textsOf,
  withoutSame,
} from './items.ts'
export { type KitKey, kitKeys, kitNames } from './kits/kit-keys.ts'
export { EpisodeNotes } from './model/episode-notes.ts'
export { charactersPerToken, kitRequests, passagesShare } from './model/kit-requests.ts'
export { EditedText } from './most.ts'
export { HexColour } from './pictures/hex-colour.ts'
export { type FormatKey, formatKeys, type PictureTypeKey, pictureTypeKeys } from './pictures/picture-keys.ts'
export { sentencePlaces } from './quotes/sentence-places.ts'
export { ReferenceImage } from './reference-image.ts'
export { type ContentByType, contentTypeOf, contentTypes } from './registry.ts'
export { safeFilename } from './safe-filename.ts'
export { EditRefusal, type Settling, type Spoken, settleAnew, settleEdit } from './settling.ts'
export { type RenamedSegment, type SpeakerRenaming, speakerRenaming } from './speaker-renaming.ts'
export { placesOf, type RunWord, runsIn, runWords, type TurnWords } from './spoken-run.ts'
export { timeCode } from './time-code.ts'
export { askFor, questionFor } from './voice/asks.ts'
export { asksForShorter } from './wish-words.ts'
