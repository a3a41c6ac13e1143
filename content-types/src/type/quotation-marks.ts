/** Returns words in quotation marks; double marks inside them become single ones. */
export function inQuotationMarks(text: string): string {
  return `“${withSingleMarks(text)}”`
}

function withSingleMarks(text: string): string {
  const parts = text.replaceAll(/[“”]/g, '"').split('"')
  return parts.reduce((before, after) => before + (before === '' || /[\s(]$/.test(before) ? '‘' : '’') + after)
}
