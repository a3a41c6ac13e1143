/** Would set `window.ran` in a page that takes it for markup. */
export const html = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
const formula = '=HYPERLINK("http://elsewhere.example","x")'
/** Both: what begins with a formula is calculated by a spreadsheet, wherever it goes on. */
export const bad = `${formula} ${html}`

const isAttack = (text: string) => /window\.ran|HYPERLINK|<b>|^=1\+1/.test(text)

/** Fields of a body whose text attacks, by their paths; places in lists do not count: 'clips.content'. */
export function attackedFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isAttack(value) ? [path.join('.')] : []
  if (Array.isArray(value)) return value.flatMap((inner) => attackedFields(inner, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => attackedFields(inner, [...path, name]))
}
