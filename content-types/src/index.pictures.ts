// Content as pictures: which pictures there are, and the position of each word. The server draws them.

export { CannotDraw } from './pictures/cannot-draw.ts'
export type { ListedPicture } from './pictures/content-pictures.ts'
export { drawOverlay, type OverlayText } from './pictures/draw-overlay.ts'
export { hasEmoji } from './pictures/drawable.ts'
export type { Faces } from './pictures/faces.ts'
export { formats } from './pictures/formats.ts'
export { colorPairs, type Look, standardColors } from './pictures/look.ts'
export { type FaceKey, faceKeys, type LineMark, type Mark, type Picture } from './pictures/picture.ts'
export { layOut, listKitPictures, listPictures, ownColors, pictureFormats } from './registry/picture-types.ts'
