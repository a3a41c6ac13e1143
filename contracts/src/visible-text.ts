/** A character that shows: no space, control or format character, and none that Unicode lets a font ignore. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether a text has a character that shows. Without the schema library, so that pages which share this module don't
 * load it.
 */
export function hasVisibleText(text: string): boolean {
  return visible.test(text)
}
