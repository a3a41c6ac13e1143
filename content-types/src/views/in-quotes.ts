const openers = ['“', '‘', '„', '«', '"']

/** A title to call something by: in quotation marks, unless it is a quotation and brings its own. */
export function inQuotes(title: string): string {
  return openers.some((mark) => title.startsWith(mark)) ? title : `“${title}”`
}
