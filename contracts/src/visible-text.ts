/** A visible character: not a space, a control or format character, or one that fonts may ignore. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * True if a text has a visible character. This module doesn't import the schema library, so that pages that use it don't
 * load it.
 */
export function hasVisibleText(text: string): boolean {
  return visible.test(text)
}
