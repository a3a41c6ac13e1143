const openers = ['“', '‘', '„', '«', '"']

/** Puts a title in quotation marks, unless it is a quotation that has its own. */
export function inQuotes(title: string): string {
  return openers.some((mark) => title.startsWith(mark)) ? title : `“${title}”`
}
